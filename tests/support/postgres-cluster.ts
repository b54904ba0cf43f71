import type { TestProject } from "vitest/node";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** A throwaway cluster; each test makes its own database in it. */
    postgresUrl: string;
  }
}

/** Vitest's global setup: one cluster for the whole run. */
export default async function startCluster(project: TestProject) {
  const { url, stop } = await startThrowawayPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
