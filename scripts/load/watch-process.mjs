import { execFileSync } from "node:child_process";

/**
 * Watches the memory of a process, once a second, and what it computes.
 * @param {number} pid
 * @returns {{ megabytes: number[], stop(): { cpuSeconds: number } }}
 */
export function watchProcess(pid) {
  const before = look(pid);
  /** @type {number[]} */
  const megabytes = [];
  const timer = setInterval(() => megabytes.push(look(pid).megabytes), 1000).unref();
  return {
    megabytes,
    stop() {
      clearInterval(timer);
      return { cpuSeconds: look(pid).cpuSeconds - before.cpuSeconds };
    },
  };
}

/** @param {number} pid */
function look(pid) {
  const said = execFileSync("ps", ["-o", "rss=,cputimes=", "-p", String(pid)], { encoding: "utf8" });
  const [kilobytes = 0, cpuSeconds = 0] = said.trim().split(/\s+/).map(Number);
  return { megabytes: kilobytes / 1024, cpuSeconds };
}
