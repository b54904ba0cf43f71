import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createDatabase } from "./postgres-database.ts";

/** For `describe.each(databaseKinds)`: what holds on one database holds on the other. */
export const databaseKinds = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export interface FreshDatabase {
  kind: DatabaseKind;
  /** PostgreSQL's address; undefined means the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** Deletes everything. Close the application's own connections first. */
  dispose(): Promise<void>;
}

/** An empty database of its own for one test. */
export async function freshDatabase(kind: DatabaseKind): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "epos-test-"));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  if (kind === "sqlite") return { kind, dataDir, dispose: removeDataDir };

  const { databaseUrl, drop } = await createDatabase(inject("postgresUrl"));
  return {
    kind,
    databaseUrl,
    dataDir,
    async dispose() {
      await drop();
      await removeDataDir();
    },
  };
}
