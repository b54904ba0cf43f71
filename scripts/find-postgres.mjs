import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram } from "./process/find-program.mjs";
import { installPackage } from "./process/package-manager.mjs";

const usualFolders = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/usr/libexec/postgresql*",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
];

/** The folder that holds PostgreSQL's initdb and postgres, installed by the system's package manager if there is none. */
export function findPostgres() {
  const found = search() ?? (install() ? search() : undefined);
  if (found) return found;
  console.error("No PostgreSQL server was found (initdb and postgres): install it, or put its bin folder into PATH.");
  process.exit(1);
}

/** PATH first, then the newest version in the usual folders. */
function search() {
  const folders = globSync(usualFolders).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const initdb = findProgram(["initdb", ...folders.map((folder) => join(folder, "initdb"))]);
  return initdb && findProgram([join(dirname(initdb), "postgres")]) ? dirname(initdb) : undefined;
}

function install() {
  const installed = installPackage({
    "apt-get": "postgresql",
    dnf: "postgresql-server",
    apk: "postgresql",
    brew: "postgresql@17",
  });
  if (installed) stopClustersOfTheDistribution();
  return installed;
}

/** Debian's package starts a cluster of its own as it is installed; it is of no use here. */
function stopClustersOfTheDistribution() {
  const { stdout } = spawnSync("pg_lsclusters", ["--no-header"], { encoding: "utf8" });
  for (const line of stdout?.split("\n").filter(Boolean) ?? []) {
    const [version = "", name = ""] = line.split(/\s+/);
    spawnSync("pg_ctlcluster", [version, name, "stop"], { stdio: "ignore" });
  }
}
