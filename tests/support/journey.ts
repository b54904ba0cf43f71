import { test as base, expect } from "@playwright/test";
import { serveSite } from "../../scripts/process/serve-site.mjs";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { type Row, storedRows } from "./stored-rows.ts";

export interface JourneyOptions {
  databaseKind: "sqlite" | "postgres";
}

interface Site {
  /** Where the built site and its API are served, with a database of their own. */
  url: string;
  /** Reads the database past the server. */
  rows(sql: string): Promise<Row[]>;
}

/** Playwright's test, with the real server behind it: one for each worker. Addresses are relative to it. */
export const test = base.extend<{ policyKept: undefined }, JourneyOptions & { site: Site }>({
  databaseKind: ["sqlite", { scope: "worker", option: true }],
  site: [
    async ({ databaseKind }, use) => {
      const cluster = databaseKind === "postgres" ? await startThrowawayPostgres() : undefined;
      const server = await serveSite({ DATABASE_URL: cluster?.url ?? "" });
      const database = { databaseUrl: cluster?.url, dataDir: server.dataDir };
      await use({ url: server.url, rows: (sql) => storedRows(database, sql) });
      await server.stop();
      await cluster?.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // What the content security policy stops is not always said on the console: a caught eval is not.
  policyKept: [
    async ({ context }, use) => {
      const stopped: string[] = [];
      await context.exposeFunction("reportStopped", (what: string) => stopped.push(what));
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
          (window as unknown as { reportStopped(what: string): void }).reportStopped(
            `${violatedDirective}: ${blockedURI} (${sourceFile})`,
          );
        }),
      );
      await use(undefined);
      expect(stopped).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
