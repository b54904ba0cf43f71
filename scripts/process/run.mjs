import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "../setup/root.mjs";

/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in the repository's folder, on this terminal, passing on the signals that would end us.
 * The exit code is 128 + the signal's number when a signal ended it, and 127 when it could not be started.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, passOn);
  const exitCode = /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      child.once("error", (error) => {
        console.error(`${command} could not be started: ${error.message}`);
        resolve(127);
      });
      child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    })
  ).finally(() => {
    for (const signal of passedOn) process.off(signal, passOn);
  });
  return { child, exitCode };
}

/** Runs a script of the project with the Node that runs this one. @param {string[]} args @param {import("node:child_process").SpawnOptions} [options] */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}
