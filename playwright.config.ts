import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/find-chromium.mjs";
import { playwrightReport } from "./scripts/testing/count-results.mjs";
import type { JourneyOptions } from "./tests/support/journey.ts";

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
  ],
});
