import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "./find-postgres.mjs";
import { freePort } from "./process/free-port.mjs";

/** Keeps the server for as long as its standard input stays open, so that it ends with whoever started it, kill -9 included. */
const keeper =
  '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server; [ -e "$CLUSTER/keep" ] || rm -rf "$CLUSTER"';

/**
 * Starts an empty PostgreSQL on a free port of 127.0.0.1, in a temporary folder that goes with it.
 * @param {{ durable?: boolean }} [options] durable: commits reach the disk before they are acknowledged (slower)
 * @returns {Promise<ThrowawayPostgres>}
 * @typedef {object} ThrowawayPostgres
 * @property {string} url the address of its database "postgres"
 * @property {() => Promise<void>} stop ends it and deletes everything
 * @property {() => number} pid of the process that all its others descend from
 * @property {() => Promise<void>} shutDown for tests of what happens without it; connections are cut
 * @property {() => Promise<void>} startAgain at the same address, with all its data
 */
export async function startThrowawayPostgres({ durable = false } = {}) {
  const bin = findPostgres();
  const owner = otherThanRoot();
  const cluster = mkdtempSync(join(tmpdir(), "epos-postgres-"));
  chmodSync(cluster, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(cluster, owner.uid, owner.gid);
  const user = { ...owner, cwd: cluster, env: { PATH: process.env.PATH, CLUSTER: cluster, LC_ALL: "C" } };

  const initialize = ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  execFileSync(join(bin, "initdb"), initialize, { ...user, stdio: ["ignore", "ignore", "inherit"] });

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "max_connections=200"];
  if (!durable) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  const command = [join(bin, "postgres"), "-D", cluster, ...settings.flatMap((setting) => ["-c", setting])];
  const start = () => launch(command, user);
  const keep = join(cluster, "keep");
  let stopServer = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]),
    async shutDown() {
      writeFileSync(keep, "");
      await stopServer();
    },
    async startAgain() {
      rmSync(keep, { force: true });
      stopServer = await start();
    },
    async stop() {
      rmSync(keep, { force: true });
      await stopServer();
      rmSync(cluster, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string[]} command @param {import("node:child_process").SpawnOptions} user
 * @returns {Promise<() => Promise<void>>} what ends it again
 */
async function launch(command, user) {
  const server = spawn("/bin/sh", ["-c", keeper, "keeper", ...command], {
    ...user,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  const stop = async () => {
    server.stdin.end();
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  };
  try {
    await readiness(server.stderr);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** PostgreSQL refuses to run as root; its own user, or nobody, runs it then. @returns {{ uid?: number, gid?: number }} */
function otherThanRoot() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] })),
      );
      return { uid, gid };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
}

/** @param {import("node:stream").Readable} log */
function readiness(log) {
  return new Promise((resolve, reject) => {
    let said = "";
    log.on("data", (piece) => {
      said = (said + piece).slice(-10_000);
      if (said.includes("ready to accept connections")) resolve(undefined);
      else if (said.includes("FATAL:")) reject(new Error(`PostgreSQL did not start:\n${said}`));
    });
  });
}
