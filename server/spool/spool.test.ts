import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSpool, type Spool } from "./spool.ts";
import type { SpoolEntry } from "./spool-entry.ts";
import { openSpoolFolder, type SpoolFolder } from "./spool-folder.ts";

const now = new Date("2026-11-21T08:00:00.000Z");
const MINUTE = 60_000;

let dataDir: string;
let folder: SpoolFolder;
let spool: Spool;
const marked: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "epos-spool-"));
  folder = openSpoolFolder(dataDir);
  spool = openSpool(folder, { markAway: (code) => void marked.push(code) });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function entry(id: string, given: { key?: string; content?: string; at?: number } = {}): SpoolEntry {
  const { key, content = "content", at = 0 } = given;
  const record = { id, created_at: new Date(now.getTime() + at).toISOString() };
  return { kind: "lead", contentHash: content, key, record };
}

const filesIn = (path = "spool") => readdirSync(join(dataDir, path)).filter((name) => name !== "set-aside");

test("what is kept is on the disk, whole and for nobody else's eyes, when that is said", async () => {
  expect(await spool.keep(entry("L1", { key: "k1" }))).toMatchObject({ repeated: false });
  const [name = ""] = filesIn();
  expect(await openSpoolFolder(dataDir).read(name)).toEqual(entry("L1", { key: "k1" }));
  expect(filesIn()).toHaveLength(1);
});

test("20 at once of one content under different keys and none: one record, a file for each key", async () => {
  const given = Array.from({ length: 20 }, (_, n) => entry(`L${n}`, n % 2 ? { key: `k${n}` } : {}));
  const kept = await Promise.all(given.map((one) => spool.keep(one)));
  expect(kept.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(kept.map((one) => one.entry.record.id)).size).toBe(1);
  expect(filesIn()).toHaveLength(11);
});

test("two processes on one folder, one key: the second finds the first", async () => {
  const other = openSpool(openSpoolFolder(dataDir), { markAway: () => undefined });
  const kept = await Promise.all([spool.keep(entry("L1", { key: "k1" })), other.keep(entry("L2", { key: "k1" }))]);
  expect(kept.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
  expect(new Set(kept.map((one) => one.entry.record.id)).size).toBe(1);
});

test("a key for other content is refused; the same content is the same for five minutes", async () => {
  await spool.keep(entry("L1", { key: "k1" }));
  const other = { key: "k1", content: "other" };
  await expect(spool.keep(entry("L2", other))).rejects.toMatchObject({ code: "idempotency_key_reused" });
  expect((await spool.keep(entry("L3", { at: 5 * MINUTE }))).entry.record.id).toBe("L1");
  expect((await spool.keep(entry("L4", { at: 5 * MINUTE + 1 }))).entry.record.id).toBe("L4");
});

test("a file that was torn is set aside, and the request is kept anew", async () => {
  await spool.keep(entry("L1", { key: "k1" }));
  const [name = ""] = filesIn();
  const path = join(dataDir, "spool", name);
  const text = readFileSync(path, "utf8");
  for (const torn of ["", text.slice(0, -5), text.replace("L1", "L7"), text.slice(65)]) {
    writeFileSync(path, torn);
    expect(await folder.read(name)).toBe("torn");
    const again = openSpool(folder, { markAway: () => undefined });
    expect(await again.keep(entry("L2", { key: "k1" }))).toMatchObject({ repeated: false });
    expect(filesIn("spool/set-aside")).toEqual([name]);
  }
});

test("what a killed process left half written goes after a while", async () => {
  writeFileSync(join(dataDir, "spool", ".x.tmp"), "half");
  await folder.removeUnfinished(new Date());
  expect(filesIn()).toEqual([".x.tmp"]);
  await folder.removeUnfinished(new Date(Date.now() + 11 * MINUTE));
  expect(filesIn()).toEqual([]);
});

test("a record is found by its number, until it is drained", async () => {
  const { record } = (await spool.keep(entry("L1"))).entry;
  expect(await spool.findRecord("lead", "L1")).toEqual(record);
  expect(spool.waiting()).toBe(1);
  const [name = ""] = filesIn();
  await folder.remove(name);
  expect(await spool.findRecord("lead", "L1")).toBeUndefined();
  expect(spool.waiting()).toBe(0);
});

test("a database that takes too long is given up, and marked", async () => {
  const never = new Promise<never>(() => undefined);
  await expect(spool.inTime(never, 5)).rejects.toMatchObject({ name: "DatabaseUnavailable", code: "NO_ANSWER" });
  expect(marked).toEqual(["NO_ANSWER"]);
});
