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
const d = { version: "1.0.0", integrity: "sha512-d", dev: true };

function installed(packages: object, manifest: object = root, development = true) {
  write("package.json", manifest);
  write("package-lock.json", { packages: { "": root, "node_modules/a": a, "node_modules/b": b, "node_modules/d": d } });
  write("node_modules/.package-lock.json", { packages });
  return dependenciesAreInstalled({ development }, folder);
}

test("everything the lockfile names is there", () => {
  expect(installed({ "node_modules/a": a, "node_modules/b": b, "node_modules/d": d })).toBe(true);
});

test("an optional package may be left out, as on another platform", () => {
  expect(installed({ "node_modules/a": a, "node_modules/d": d })).toBe(true);
});

test("the tools of development may be left out where only the site runs", () => {
  expect(installed({ "node_modules/a": a }, root, false)).toBe(true);
  expect(installed({ "node_modules/a": a }, root, true)).toBe(false);
});

test("a missing package, another content or a manifest the lockfile does not know is stale", () => {
  expect(installed({ "node_modules/b": b, "node_modules/d": d })).toBe(false);
  expect(installed({ "node_modules/a": { ...a, integrity: "sha512-other" }, "node_modules/d": d })).toBe(false);
  expect(installed({ "node_modules/a": a, "node_modules/d": d }, { dependencies: { a: "1.0.0", c: "1.0.0" } })).toBe(
    false,
  );
});

test("nothing installed yet, or half of it: npm writes its list last", () => {
  write("package.json", root);
  write("package-lock.json", { packages: { "": root } });
  expect(dependenciesAreInstalled({}, folder)).toBe(false);
});
