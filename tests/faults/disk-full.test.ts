import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { business } from "#content/business.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { formOf, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer, type ServerProcess } from "#server/testing/processes.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { type SentLead, sendAgain, sendLead } from "#tests/support/lead-senders.ts";
import { createDatabase } from "#tests/support/postgres-database.ts";
import { storedRows } from "#tests/support/stored-rows.ts";

/** Bytes beyond which no file may grow. To the process that is what a full disk is, and takes no rights to make. */
const FULL = 60_000;

let site: string;
let fresh: FreshDatabase;
let server: ServerProcess;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  await fresh.dispose();
});

async function start(databaseUrl?: string) {
  server = await runServer({ SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: databaseUrl });
}

function limitFiles(bytes: number | "unlimited") {
  execFileSync("prlimit", ["--pid", String(server.child.pid), `--fsize=${bytes}:unlimited`]);
}

async function fillDisk(sent: SentLead[]) {
  limitFiles(FULL);
  while (sent.at(-1)?.status !== 503) {
    expect(sent.length).toBeLessThan(500);
    sent.push(await sendLead(server.url));
  }
}

async function post(body: string, headers: Record<string, string>) {
  const answer = await fetch(`${server.url}/api/leads`, { method: "POST", headers, body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const json = { "content-type": "application/json" };

test("SQLite on a full disk: a clear 503 in both languages, pages as ever, and it recovers by itself", async () => {
  fresh = await freshDatabase("sqlite");
  await start();
  const sent: SentLead[] = [];
  await fillDisk(sent);

  for (const locale of ["en", "ar"]) {
    const body = { ...quoteBody, locale };
    for (const answer of [await post(JSON.stringify(body), json), await post(formOf(body), plainForm)]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.text).toContain(business.phones.whatsapp);
      expect(answer.text).toContain(business.phones.sales);
    }
  }
  for (const path of ["/en", "/ar", "/healthz"]) expect((await fetch(server.url + path)).status).toBe(200);
  const readiness = await fetch(`${server.url}/readyz`);
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toMatchObject({ status: "unavailable", reason: expect.stringMatching(/disk: E/) });

  limitFiles("unlimited");
  const refused = sent.filter(({ status }) => status === 503);
  const again = await Promise.all(refused.map((request) => sendAgain(server.url, request)));
  expect(again.every(({ status }) => status === 201)).toBe(true);
  const acknowledged = [...sent, ...again].flatMap(({ leadId }) => leadId ?? []);
  const stored = await storedRows(fresh, "select id from leads");
  expect(stored.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5000 }).toBe(200);
});

test("PostgreSQL away and the disk of the spool full: the same 503, and it recovers by itself", async () => {
  fresh = await freshDatabase("sqlite");
  const { databaseUrl, drop } = await createDatabase(inject("postgresUrl"));
  await start(databaseUrl);
  const sent = [await sendLead(server.url)];
  await drop();
  limitFiles(0);
  sent.push(await sendLead(server.url));
  expect(sent.map(({ status }) => status)).toEqual([201, 503]);
  expect((await fetch(`${server.url}/en`)).status).toBe(200);
  const readiness = await fetch(`${server.url}/readyz`);
  expect(readiness.status).toBe(503);
  expect((await readiness.json()).reason).toMatch(/^database: .+; disk: E/);

  limitFiles("unlimited");
  const [, refused] = sent as [SentLead, SentLead];
  const taken = await sendAgain(server.url, refused);
  expect(taken.status).toBe(201);
  const [file] = readdirSync(join(fresh.dataDir, "spool")).filter((name) => name.endsWith(".json"));
  expect(readFileSync(join(fresh.dataDir, "spool", file ?? ""), "utf8")).toContain(`"${taken.leadId}"`);
});
