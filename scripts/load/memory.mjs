import { execFileSync } from "node:child_process";

/**
 * Watches the memory of a process, once a second. @param {number} pid
 * @returns {{ samples: number[], stop(): void }} megabytes
 */
export function watchMemory(pid) {
  /** @type {number[]} */
  const samples = [];
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), 1000);
  return { samples, stop: () => clearInterval(timer) };
}

/** @param {number} pid */
function residentMegabytes(pid) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
