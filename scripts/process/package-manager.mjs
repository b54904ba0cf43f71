import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.mjs";

/** How each package manager installs without asking. */
const managers = [
  { program: "apt-get", refresh: ["update", "-q"], install: ["install", "-y", "-q", "--no-install-recommends"] },
  { program: "dnf", install: ["install", "-y", "-q"] },
  { program: "apk", install: ["add", "--no-cache"] },
  { program: "brew", install: ["install"], asUser: true },
];

/**
 * Installs a package of the operating system, when a known package manager may be used without a password.
 * @param {Partial<Record<"apt-get" | "dnf" | "apk" | "brew", string>>} packages its name by package manager
 * @returns {boolean} whether it was installed
 */
export function installPackage(packages) {
  for (const { program, refresh, install, asUser } of managers) {
    const name = packages[/** @type {keyof typeof packages} */ (program)];
    if (!name || !findProgram([program])) continue;
    const prefix = asUser ? [] : administrator();
    if (!prefix) return false;
    console.log(`Installing ${name} (${program}) ...`);
    if (refresh) execute([...prefix, program, ...refresh]);
    return execute([...prefix, program, ...install, name]);
  }
  return false;
}

/** What to put before a command so that it runs as root; undefined where that would ask for a password. */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return findProgram(["sudo"]) && execute(["sudo", "-n", "true"]) ? ["sudo", "-n"] : undefined;
}

/** @param {string[]} command */
function execute([program = "", ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
