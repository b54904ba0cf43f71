import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ optional?: boolean, dev?: boolean, devOptional?: boolean, integrity?: string }} LockedPackage */
/** @typedef {{ development?: boolean }} Extent development: whether tools of development and tests are needed too */

/**
 * What npm installed is written down by npm itself in node_modules; it is stale when it differs from the lockfile.
 * @param {Extent} [extent]
 * @returns {boolean}
 */
export function dependenciesAreInstalled({ development = true } = {}, folder = root) {
  const manifest = readJson(join(folder, "package.json"));
  const wanted = readJson(join(folder, "package-lock.json"))?.packages;
  const installed = readJson(join(folder, "node_modules/.package-lock.json"))?.packages;
  if (!manifest || !wanted || !installed) return false;
  return sameNames(manifest, wanted[""]) && sameVersions(wanted, installed, development);
}

/** Installs exactly what the lockfile says, if anything is missing or stale. @param {Extent} [extent] */
export function installDependencies(extent) {
  if (dependenciesAreInstalled(extent)) return;
  console.log("Installing dependencies (npm ci) ...");
  const { command, args } = npmItself();
  const flags = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, error } = spawnSync(command, [...args, ...flags], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0 && dependenciesAreInstalled()) return;
  console.error(`Dependencies could not be installed: npm ci ${error ? error.message : `ended with ${status}`}.`);
  process.exit(1);
}

/** The npm that started us, on the Node it runs on: `npm ci` deletes the pinned one while it works. */
function npmItself() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith("npm-cli.js") && node) return { command: node, args: [npm] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args: [] };
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {Record<string, object>} manifest @param {Record<string, object>} locked */
function sameNames(manifest, locked) {
  return ["dependencies", "devDependencies", "optionalDependencies"].every(
    (kind) => sorted(manifest[kind]) === sorted(locked[kind]),
  );
}

/** @param {object} [entries] */
function sorted(entries = {}) {
  return JSON.stringify(Object.entries(entries).sort());
}

/** @param {Record<string, LockedPackage>} wanted @param {Record<string, LockedPackage>} installed @param {boolean} development */
function sameVersions(wanted, installed, development) {
  const { "": _project, ...packages } = wanted;
  return Object.entries(packages).every(([path, { integrity, optional, dev, devOptional }]) => {
    const found = installed[path];
    if (found) return found.integrity === integrity;
    return Boolean(optional || devOptional || (dev && !development));
  });
}
