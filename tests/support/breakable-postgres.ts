import { readdirSync, readFileSync } from "node:fs";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { createDatabase } from "./postgres-database.ts";

export interface BreakablePostgres {
  /** An empty one; resolves with its address. */
  createDatabase(): Promise<string>;
  /** Its processes stand still: connections are accepted by the system, and nothing ever answers. */
  freeze(): void;
  thaw(): void;
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** Ends it and deletes everything. */
  dispose(): Promise<void>;
}

/** A PostgreSQL of its own, to be broken. */
export async function breakablePostgres(): Promise<BreakablePostgres> {
  const cluster = await startThrowawayPostgres();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of family(cluster.pid())) process.kill(pid, name);
  };
  return {
    createDatabase: async () => (await createDatabase(cluster.url)).databaseUrl,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    shutDown: cluster.shutDown,
    startAgain: cluster.startAgain,
    dispose: cluster.stop,
  };
}

/** A process and its children. */
function family(parent: number): number[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return [parent, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    // The name before it may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
