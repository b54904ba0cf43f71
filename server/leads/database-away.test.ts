import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { freezableLine } from "#server/testing/freezable-line.ts";
import { formOf, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { type Answer, type TestApp, testApp } from "#server/testing/test-app.ts";
import { freshDatabase } from "#tests/support/databases.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function appOn(settings: { dataDir: string; databaseUrl?: string }): Promise<TestApp> {
  const server = await testApp("sqlite", { database: openDatabase(settings, { connect: 1500, statement: 1000 }) });
  undo.push(() => server.close());
  return server;
}

async function freshApp(kind: "sqlite" | "postgres") {
  const fresh = await freshDatabase(kind);
  undo.push(fresh.dispose);
  await migrate(fresh);
  return { server: await appOn(fresh), fresh };
}

function expectUnavailable(answer: Answer) {
  expect(answer).toMatchObject({ status: 503, json: { error: { code: "unavailable" } } });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
}

const readiness = async ({ app }: TestApp) => {
  const { statusCode, body } = await app.inject("/readyz");
  return { status: statusCode, body: JSON.parse(body) };
};

test("SQLite held by another process: 503, nothing stored, and the next try succeeds", async () => {
  const { server, fresh } = await freshApp("sqlite");
  const other = new DatabaseSync(join(fresh.dataDir, "epos.sqlite"));
  undo.push(() => other.close());
  other.exec("begin immediate");
  expectUnavailable(await server.post(quoteBody));
  other.exec("rollback");
  expect(await server.leads()).toEqual([]);
  expect((await server.post(quoteBody)).status).toBe(201);
});

test("a full disk: 503, nothing acknowledged, and the server recovers", async () => {
  const { server } = await freshApp("sqlite");
  const notes = (n: number) => ({ ...quoteBody, notes: `${n} ${"x".repeat(1900)}` });
  await server.database.run((db) => sql`pragma max_page_count = 1`.execute(db));
  const answers = [];
  for (let n = 0; n < 40; n += 1) answers.push(await server.post(notes(n)));
  const acknowledged = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expectUnavailable(answer);
  expect((await server.leads()).map(({ id }) => id).sort()).toEqual(acknowledged.map(({ json }) => json.leadId).sort());
  await server.database.run((db) => sql`pragma max_page_count = 1000000`.execute(db));
  expect((await server.post(notes(39))).status).toBe(201);
});

test("a form sent without JavaScript gets a page that still holds what was typed", async () => {
  const { server, fresh } = await freshApp("sqlite");
  const other = new DatabaseSync(join(fresh.dataDir, "epos.sqlite"));
  undo.push(() => other.close());
  other.exec("begin immediate");
  const answer = await server.post(formOf(quoteBody), plainForm);
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBeDefined();
  expect(answer.text).toContain('value="Corner Cafe"');
  expect(answer.text).toContain("could not store your request");
});

test("PostgreSQL not there: 503, and /readyz says why without naming the place", async () => {
  const dataDir = temporaryFolder();
  const server = await appOn({ dataDir, databaseUrl: "postgres://me:secret@127.0.0.1:1/epos" });
  expectUnavailable(await server.post(quoteBody));
  expect(await readiness(server)).toEqual({
    status: 503,
    body: { status: "unavailable", reason: "database: ECONNREFUSED" },
  });
});

test("PostgreSQL that accepts and never answers: 503 in time", async () => {
  const silent = await silentServer();
  const server = await appOn({ dataDir: temporaryFolder(), databaseUrl: `postgres://me@127.0.0.1:${silent}/epos` });
  expectUnavailable(await server.post(quoteBody));
  expect((await readiness(server)).status).toBe(503);
});

test("PostgreSQL that takes too long over a statement: 503, nothing stored, and the connection stays good", async () => {
  const { server, fresh } = await freshApp("postgres");
  const other = openDatabase(fresh);
  undo.push(() => other.close());
  await other.transaction(async (db) => {
    await sql`lock table leads in exclusive mode`.execute(db);
    expectUnavailable(await server.post(quoteBody));
  });
  expect(await server.leads()).toEqual([]);
  expect((await server.post(quoteBody)).status).toBe(201);
  expect(await readiness(server)).toEqual({ status: 200, body: { status: "ready" } });
});

test("PostgreSQL that freezes while connected: 503 in time, and all is well when it comes back", async () => {
  const fresh = await freshDatabase("postgres");
  undo.push(fresh.dispose);
  await migrate(fresh);
  const line = await freezableLine(fresh.databaseUrl ?? "");
  undo.push(line.close);
  const server = await appOn({ dataDir: fresh.dataDir, databaseUrl: line.databaseUrl });
  expect((await server.post(quoteBody)).status).toBe(201);
  line.freeze();
  const started = performance.now();
  expectUnavailable(await server.post(other(1)));
  expect(performance.now() - started).toBeLessThan(6000);
  expect((await readiness(server)).status).toBe(503);
  line.thaw();
  const answers = await Promise.all([server.post(other(1)), server.post(other(1)), server.post(other(2))]);
  for (const { status } of answers) expect([200, 201]).toContain(status);
  expect(await server.leads()).toHaveLength(3);
});

const other = (n: number) => ({ ...quoteBody, businessName: `Other shop ${n}` });

test("connections broken by a restart of PostgreSQL are replaced", async () => {
  const { server, fresh } = await freshApp("postgres");
  await server.post(quoteBody);
  const other = openDatabase(fresh);
  undo.push(() => other.close());
  const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await other.run((db) => kill.execute(db));
  const answers = [];
  for (let n = 11; n < 15; n += 1) answers.push(await server.post({ ...quoteBody, numberOfOutlets: n }));
  expect(answers.at(-1)?.status).toBe(201);
  for (const { status } of answers) expect([201, 503]).toContain(status);
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "epos-away-"));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function silentServer(): Promise<number> {
  const server: Server = createServer(() => undefined);
  undo.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
