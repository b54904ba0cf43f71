import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface NodeProcess {
  child: ChildProcess;
  /** All it wrote until now, on both streams. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Runs a file of this project in a process of its own, with nothing in its environment but `env`. */
export function runNode(args: string[], env: Record<string, string | undefined>): NodeProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => pieces.push(String(piece)));
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  return { child, output: () => pieces.join(""), ended };
}

export interface ServerProcess extends NodeProcess {
  url: string;
}

/** Starts the server on a free port and waits until it listens. */
export async function runServer(env: Record<string, string | undefined>): Promise<ServerProcess> {
  const server = runNode(["server/main.ts"], {
    PORT: "0",
    PUBLIC_ORIGIN: "http://localhost:3000",
    RATE_LIMIT: "off",
    ...env,
  });
  let over = false;
  void server.ended.then(() => {
    over = true;
  });
  for (;;) {
    const url = /http:\/\/\S+/.exec(server.output())?.[0];
    if (url) return { ...server, url };
    if (over) throw new Error(`The server did not start:\n${server.output()}`);
    await once(server.child.stdout ?? server.child, "data").catch(() => undefined);
  }
}
