import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { DatabaseInUse } from "#server/db/open-alone.ts";
import { insertLead } from "#server/leads/lead-store.ts";
import { runNode } from "#server/testing/processes.ts";
import { backupsIn } from "./backup-names.ts";
import { makeBackup } from "./make-backup.ts";
import { pruneBackups } from "./prune-backups.ts";
import { restoreBackup } from "./restore-backup.ts";

vi.setConfig({ testTimeout: 30_000 });

const now = new Date("2026-11-21T08:00:00.000Z");
const time = now.toISOString();
let folder: string;
let dataDir: string;
let to: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "epos-backup-"));
  dataDir = join(folder, "data");
  to = join(folder, "copies");
  await migrate({ dataDir });
  database = openDatabase({ dataDir });
  for (const sub of ["mail", "spool"]) mkdirSync(join(dataDir, sub));
  writeFileSync(join(dataDir, "mail", "1.eml"), "a message");
  writeFileSync(join(dataDir, "mail", "2.eml.part"), "half a mess");
  writeFileSync(join(dataDir, "spool", "1.json"), "a request");
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const make = () => makeBackup({ dataDir, to, withDatabase: true, now });

async function addLead(db: Database, id: string) {
  const contact = { business_name: "b", contact_person: "c", email: "e", phone: "p", business_type: "cafe" };
  const lead = { id, ...contact, emirate: "dubai", created_at: time, updated_at: time };
  await db.run((queries) => insertLead(queries, lead));
}

function idsIn(path: string): unknown[] {
  const file = new DatabaseSync(path, { readOnly: true });
  const ids = file.prepare("select id from leads order by id").all();
  file.close();
  return ids.map(({ id }) => id);
}

test("a copy holds what has been committed, with mail and spool, and nothing half written", async () => {
  await addLead(database, "L1");
  const { folder: copy, manifest } = await make();
  expect(copy).toBe(join(to, "epos-20261121T080000Z"));
  expect(readdirSync(copy, { recursive: true }).sort()).toEqual(
    ["backup.json", "epos.sqlite", "mail", "mail/1.eml", "spool", "spool/1.json"].sort(),
  );
  expect(idsIn(join(copy, "epos.sqlite"))).toEqual(["L1"]);
  expect(manifest.rows).toMatchObject({ leads: 1, trials: 0 });
  expect(Object.keys(manifest.files).sort()).toEqual(["epos.sqlite", "mail/1.eml", "spool/1.json"]);
});

test("a copy made while another process writes is whole and holds all that was acknowledged before it began", async () => {
  const script = `import { openDatabase } from "#server/db/database.ts"; import { insertLead } from "#server/leads/lead-store.ts";
    const database = openDatabase({ dataDir: process.env.DATA_DIR });
    for (let n = 0; ; n += 1) {
      await database.transaction((db) => insertLead(db, { id: String(n), business_name: "b".repeat(500), contact_person: "c", email: "e", phone: "p", business_type: "cafe", emirate: "rak", created_at: "t", updated_at: "t" }));
      console.log(n);
    }`;
  const writer = runNode(["--input-type=module", "--eval", script], { DATA_DIR: dataDir });
  const acknowledged = () => writer.output().trim().split("\n").length - 1;
  await expect.poll(acknowledged, { timeout: 15_000 }).toBeGreaterThan(50);
  const before = acknowledged();
  const { manifest } = await make();
  writer.child.kill("SIGKILL");
  await writer.ended;
  expect(manifest.rows?.leads).toBeGreaterThanOrEqual(before);
  await addLead(database, "last");
  await database.close();
  await restoreBackup(join(to, "epos-20261121T080000Z"), dataDir, now);
  expect(idsIn(join(dataDir, "epos.sqlite"))).toHaveLength(manifest.rows?.leads ?? -1);
});

test("copies inside the data folder do not copy each other", async () => {
  to = join(dataDir, "own");
  await make();
  const second = await makeBackup({ dataDir, to, withDatabase: true, now: new Date(now.getTime() + 1000) });
  expect(Object.keys(second.manifest.files)).toHaveLength(3);
  // The data folder lies inside the folder of the copies here.
  const third = await makeBackup({ dataDir, to: folder, withDatabase: true, now });
  expect(Object.keys(third.manifest.files).filter((name) => name.startsWith("mail"))).toHaveLength(1);
});

test("a restore brings back the copy, and puts aside what was there", async () => {
  await addLead(database, "L1");
  const { folder: copy } = await make();
  await addLead(database, "L2");
  writeFileSync(join(dataDir, "mail", "3.eml"), "later");
  await expect(restoreBackup(copy, dataDir, now)).rejects.toThrow(DatabaseInUse);
  await database.close();
  const { replaced = "" } = await restoreBackup(copy, dataDir, now);
  expect(idsIn(join(dataDir, "epos.sqlite"))).toEqual(["L1"]);
  expect(readdirSync(join(dataDir, "mail"))).toEqual(["1.eml"]);
  expect(readFileSync(join(dataDir, "spool", "1.json"), "utf8")).toBe("a request");
  expect(idsIn(join(replaced, "epos.sqlite"))).toEqual(["L1", "L2"]);
  expect(existsSync(join(replaced, "mail", "3.eml"))).toBe(true);
  // And a server can go on from there.
  await migrate({ dataDir });
  database = openDatabase({ dataDir });
  await addLead(database, "L3");
});

test("a copy that lost or changed a byte is not restored, and nothing is touched", async () => {
  const { folder: copy } = await make();
  await database.close();
  const whyNot = (broken: string) => restoreBackup(broken, dataDir, now).catch((error) => error.message);
  appendFileSync(join(copy, "mail", "1.eml"), "!");
  expect(await whyNot(copy)).toMatch(/1\.eml .* not what was copied/);
  rmSync(join(copy, "mail", "1.eml"));
  expect(await whyNot(copy)).toMatch(/1\.eml is missing/);
  expect(await whyNot(dataDir)).toMatch(/not a finished copy/);
  expect(readdirSync(dataDir).filter((name) => /replaced|part/.test(name))).toEqual([]);
});

test("only when asked, and only copies, old ones are deleted", async () => {
  mkdirSync(to);
  for (const name of ["epos-20261101T000000Z", "epos-20261102T000000Z", "epos-old", "photos"])
    mkdirSync(join(to, name));
  await make();
  expect(backupsIn(to)).toHaveLength(3);
  expect(pruneBackups(to, 2)).toEqual(["epos-20261101T000000Z"]);
  expect(readdirSync(to).sort()).toEqual(["epos-20261102T000000Z", "epos-20261121T080000Z", "epos-old", "photos"]);
});
