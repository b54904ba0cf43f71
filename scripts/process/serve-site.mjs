import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { presentBuild } from "../building/build-site.mjs";
import { root } from "../setup/root.mjs";
import { freePort } from "./free-port.mjs";

/**
 * Starts the server on a free port, with the present build and a data folder of its own, for checks and pictures.
 * @param {Record<string, string>} [settings] environment variables that differ from those checks use
 * @returns {Promise<{ url: string, dataDir: string, child: import("node:child_process").ChildProcess, stop(): Promise<void> }>}
 */
export async function serveSite(settings = {}) {
  const port = await freePort();
  const ownDataDir = settings.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), "epos-data-"));
  const origin = presentBuild()?.origin ?? `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: "",
    TRUST_PROXY: "",
    SITE_DIR: "",
    PUBLIC_ORIGIN: origin,
    RATE_LIMIT: origin.startsWith("https:") ? "on" : "off",
    DATA_DIR: ownDataDir,
    ...settings,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const child = spawn(process.execPath, ["server/main.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const said = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;

  const leaveNothing = () => {
    child.kill("SIGKILL");
    if (ownDataDir) rmSync(ownDataDir, { recursive: true, force: true });
  };
  process.once("exit", leaveNothing);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    leaveNothing();
    process.off("exit", leaveNothing);
  };
  if (await answers(`${url}/readyz`, child)) return { url, dataDir: String(env.DATA_DIR), child, stop };
  await stop();
  throw new Error(`The server did not get ready:\n${said()}`);
}

/** The last 100 pieces of what a child wrote; reading it also keeps the child from stalling. @param {import("node:child_process").ChildProcess} child */
function collectOutput(child) {
  /** @type {string[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece) => {
      pieces.push(String(piece));
      if (pieces.length > 100) pieces.shift();
    });
  }
  return () => pieces.join("");
}

/** @param {string} url @param {import("node:child_process").ChildProcess} child */
async function answers(url, child) {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await pause(50);
  }
  return false;
}
