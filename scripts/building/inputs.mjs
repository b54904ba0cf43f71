import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/root.mjs";

/** Everything the built files depend on, beside the origin. server/env*.ts are read by astro.config.mjs. */
const sources = [
  "content",
  "domain",
  "site",
  "public",
  "media/social",
  "scripts/building",
  "astro.config.mjs",
  "server/env.ts",
  "server/env-fields.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** A hash of all sources of the site, path and content. */
export function hashOfInputs() {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
