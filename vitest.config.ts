import { defineConfig } from "vitest/config";

const node = { environment: "node", setupFiles: ["tests/support/console.ts"] };
const cluster = "tests/support/postgres-cluster.ts";
const assistant = "tests/support/assistant-model.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: ["{domain,content,site,lint,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...node, name: "api", include: ["server/**/*.test.ts"], globalSetup: [cluster, assistant] } },
      {
        // 10,000 bodies for each address, on both databases.
        test: {
          ...node,
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          globalSetup: cluster,
          testTimeout: 600_000,
        },
      },
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
