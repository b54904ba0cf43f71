import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { growth } from "./figures.mjs";
import { watchProcess } from "./watch-process.mjs";

/** @typedef {import("./open-loop.mjs").Outcome} Outcome */
/** @typedef {{ leads: Outcome, pages: Outcome, cpuSeconds: number }} Generated */

/**
 * Leads and pages at the same time against a running server.
 * @param {{ url: string, pid: number, warmUp: number, seconds: number, leads: number, pages: number, paths: string[] }} plan
 * @returns {Promise<Generated & { memoryGrowth: number, memory: number, serverSeconds: number }>} serverSeconds: of computing
 */
export async function mixedLoad({ url, pid, ...plan }) {
  const { hostname: host, port } = new URL(url);
  const generator = fork(fileURLToPath(new URL("generate.mjs", import.meta.url)), [
    JSON.stringify({ host, port: Number(port), ...plan }),
  ]);
  const leaveNothing = () => void generator.kill("SIGKILL");
  process.once("exit", leaveNothing);
  const watched = watchProcess(pid);
  try {
    const generated = await /** @type {Promise<Generated>} */ (
      new Promise((resolve, reject) => {
        generator.once("message", (message) => resolve(/** @type {Generated} */ (message)));
        generator.once("exit", (code) => reject(new Error(`The generator ended with ${code}`)));
      })
    );
    const { cpuSeconds: serverSeconds } = watched.stop();
    const { megabytes } = watched;
    return { ...generated, serverSeconds, memoryGrowth: growth(megabytes, plan.warmUp), memory: megabytes.at(-1) ?? 0 };
  } finally {
    leaveNothing();
    process.off("exit", leaveNothing);
  }
}
