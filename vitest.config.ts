import { defineConfig } from "vitest/config";

const node = { environment: "node", setupFiles: ["tests/support/console.ts"] };
const cluster = "tests/support/postgres-cluster.ts";
const assistant = "tests/support/assistant-model.ts";
const fuzz = { ...node, include: ["tests/fuzz/**/*.test.ts"], globalSetup: cluster, testTimeout: 900_000 };

export default defineConfig({
  test: {
    // Most of their time they wait: for PostgreSQL, for processes to start, for limits to pass.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: ["{domain,content,site,lint,media,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...node, name: "api", include: ["server/**/*.test.ts"], globalSetup: [cluster, assistant] } },
      // Hostile bodies for each address, on both databases: three hundred with every test, ten thousand by npm run fuzz.
      { test: { ...fuzz, name: "fuzz", provide: { bodies: 300 } } },
      { test: { ...fuzz, name: "fuzz-all", provide: { bodies: 10_000 } } },
      // The built site, read as files: build first.
      { test: { ...node, name: "pages", include: ["tests/pages/**/*.test.ts"] } },
      {
        // Whole processes, killed and frozen: one after the other, each with time to come back.
        test: {
          ...node,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: cluster,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
