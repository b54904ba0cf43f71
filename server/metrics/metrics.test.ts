import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { callbackBody, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { runNode, runServer, type ServerProcess } from "#server/testing/processes.ts";
import { databaseKinds, type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: string;
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));

const shownAt = (server: { output(): string }) => /Metrics: (\S+)/.exec(server.output())?.[1] ?? "";
const shown = async (server: { output(): string }) => await (await fetch(shownAt(server))).text();
const value = (text: string, name: string) => {
  const line = text.split("\n").find((entry) => entry.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe.each(databaseKinds)("on %s", (kind) => {
  let fresh: FreshDatabase;
  let server: ServerProcess;
  const env = () => ({ SITE_DIR: site, DATA_DIR: fresh.dataDir, DATABASE_URL: fresh.databaseUrl, METRICS_PORT: "0" });
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
    server = await runServer(env());
    await expect.poll(() => shownAt(server)).not.toBe("");
  });
  afterEach(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await fresh.dispose();
  });
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await answer.text();
  };

  test("what comes in is counted by kind and result, and its way to the team is timed", async () => {
    await post("/api/leads", quoteBody);
    await post("/api/leads", quoteBody);
    await post("/api/leads", { ...quoteBody, email: "no address" });
    await fetch(`${server.url}/en`);
    await expect
      .poll(async () => value(await shown(server), 'epos_deliveries_total{channel="email-team",outcome="sent"}'))
      .toBe(1);
    const text = await shown(server);
    for (const result of ["stored", "repeated", "validation"]) {
      expect(value(text, `epos_intake_total{kind="lead",result="${result}"}`)).toBe(1);
    }
    expect(value(text, 'epos_answer_seconds_count{area="site",status="2xx"}')).toBe(1);
    expect(value(text, 'epos_delivery_lag_seconds_count{channel="email-team"}')).toBe(1);
    expect(value(text, 'epos_outbox_messages{channel="email-team",status="pending"}')).toBe(0);
    expect(value(text, "epos_database_up")).toBe(1);
    expect(text).toContain("process_resident_memory_bytes");
  });

  test("nothing in it tells of a person, whatever is sent", async () => {
    await post("/api/leads?email=canary", { ...quoteBody, contactPerson: "Canary", notes: "canary" });
    await post("/api/leads", { ...quoteBody, source: "canary", businessType: "canary" });
    await post("/api/canary", {});
    await fetch(`${server.url}/canary`, { method: "DELETE" });
    const text = await shown(server);
    expect(text.toLowerCase()).not.toContain("canary");
    expect(text).not.toContain("aisha");
  });

  test("what waits, was set aside, waits in files or is late is shown", async () => {
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    server = await runServer({ ...env(), DELIVERY: "off" });
    await expect.poll(() => shownAt(server)).not.toBe("");
    for (const body of [invoiceBody, { ...callbackBody, preferredTime: "now" }, quoteBody])
      await post("/api/leads", body);
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await change(fresh, `update leads set created_at = '${ago(3)}' where source = 'checkout_invoice'`);
    await change(
      fresh,
      `update outbox set created_at = '${ago(3)}', status = 'set_aside' where channel = 'email-customer'`,
    );
    await change(fresh, `update outbox set created_at = '${ago(1)}' where channel = 'email-team'`);
    mkdirSync(join(fresh.dataDir, "spool", "set-aside"), { recursive: true });
    writeFileSync(join(fresh.dataDir, "spool", "lead-1.json"), "{}");
    const text = await shown(server);
    expect(value(text, 'epos_outbox_messages{channel="email-customer",status="set_aside"}')).toBe(3);
    expect(value(text, 'epos_outbox_messages{channel="email-team",status="pending"}')).toBe(3);
    expect(value(text, 'epos_outbox_oldest_seconds{channel="email-team"}')).toBeGreaterThan(3590);
    expect(value(text, 'epos_promises_missed{promise="invoice"}')).toBe(1);
    expect(value(text, 'epos_promises_missed{promise="callback"}')).toBe(0);
    expect(value(text, 'epos_spool_requests{state="waiting"}')).toBe(1);
  });

  test("a second server and a worker show their own; all end with SIGTERM", async () => {
    const second = await runServer(env());
    const worker = runNode(["server/worker.ts"], env());
    for (const one of [second, worker]) await expect.poll(() => shownAt(one), { timeout: 10_000 }).not.toBe("");
    await post("/api/leads", quoteBody);
    const stored = 'epos_intake_total{kind="lead",result="stored"}';
    expect([value(await shown(server), stored), value(await shown(second), stored)]).toEqual([1, undefined]);
    expect(await shown(worker)).toContain("epos_database_up 1");
    for (const { child, ended } of [second, worker, server]) {
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    }
  });
});

async function change(fresh: FreshDatabase, statement: string) {
  const database = openDatabase(fresh);
  await database.run((db) => sql.raw(statement).execute(db));
  await database.close();
}

test("off unless asked for, only for this machine, and a port that is taken is named", async () => {
  const fresh = await freshDatabase("sqlite");
  const env = { SITE_DIR: site, DATA_DIR: fresh.dataDir };
  const plain = await runServer(env);
  expect(plain.output()).not.toContain("Metrics");
  expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
  plain.child.kill("SIGTERM");
  await plain.ended;
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const port = String((taken.address() as { port: number }).port);
  const refused = runNode(["server/main.ts"], {
    PORT: "0",
    PUBLIC_ORIGIN: "http://localhost:3000",
    ...env,
    METRICS_PORT: port,
  });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toBe(`METRICS_PORT ${port} cannot be listened on: EADDRINUSE\n`);
  taken.close();
  await fresh.dispose();
});
