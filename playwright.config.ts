import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium.mjs";
import { playwrightReport } from "./scripts/testing/count-results.mjs";
import type { JourneyOptions } from "./tests/support/journey.ts";

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  updateSnapshots: "none",
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: playwrightReport }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    timezoneId: "Asia/Dubai",
    actionTimeout: 5_000,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "sqlite", use: { databaseKind: "sqlite" } },
    // What reaches the database is walked again on PostgreSQL: tag such a test @stored.
    { name: "postgres", use: { databaseKind: "postgres" }, grep: /@stored/ },
    // Compared with the pictures in tests/visual/baselines; `npm run baselines` renews them.
    {
      name: "visual",
      testDir: "tests/visual",
      snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
      timeout: 60_000,
      // The site's own policy would refuse the sheet that hides what changes by itself.
      use: { contextOptions: { reducedMotion: "reduce" }, bypassCSP: true },
      expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.2, stylePath: "tests/visual/steady.css" } },
    },
  ],
});
