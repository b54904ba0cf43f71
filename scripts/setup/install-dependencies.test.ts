import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dependenciesAreInstalled } from "./install-dependencies.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epos-install-"));
  mkdirSync(join(folder, "node_modules"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
const root = { dependencies: { a: "1.0.0" }, optionalDependencies: { b: "1.0.0" } };
const a = { version: "1.0.0", integrity: "sha512-a" };
const b = { version: "1.0.0", integrity: "sha512-b", optional: true };

function installed(packages: object, manifest: object = root) {
  write("package.json", manifest);
  write("package-lock.json", { packages: { "": root, "node_modules/a": a, "node_modules/b": b } });
  write("node_modules/.package-lock.json", { packages });
  return dependenciesAreInstalled(folder);
}

test("everything the lockfile names is there", () => {
  expect(installed({ "node_modules/a": a, "node_modules/b": b })).toBe(true);
});

test("an optional package may be left out, as on another platform", () => {
  expect(installed({ "node_modules/a": a })).toBe(true);
});

test("a missing package, another content or a manifest the lockfile does not know is stale", () => {
  expect(installed({ "node_modules/b": b })).toBe(false);
  expect(installed({ "node_modules/a": { ...a, integrity: "sha512-other" } })).toBe(false);
  expect(installed({ "node_modules/a": a }, { dependencies: { a: "1.0.0", c: "1.0.0" } })).toBe(false);
});

test("nothing installed yet, or half of it: npm writes its list last", () => {
  write("package.json", root);
  write("package-lock.json", { packages: { "": root } });
  expect(dependenciesAreInstalled(folder)).toBe(false);
});
