import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import { databaseKinds } from "#tests/support/databases.ts";

const few = { sender: { points: 2, duration: 600 }, everyone: { points: 9, duration: 60 } };

describe.each(databaseKinds)("downloads on %s", (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await testApp(kind);
  });
  afterEach(() => server.close());

  const report = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: "POST", url, headers }).then(({ statusCode, body }) => ({ statusCode, body }));
  const counts = async () => ({
    plain: await server.database.run((db) => db.selectFrom("download_counts").selectAll().orderBy("day").execute()),
    trials: await server.database.run((db) =>
      db.selectFrom("trials").select(["download_count", "updated_at"]).execute(),
    ),
  });
  const done = { statusCode: 204, body: "" };

  test("without a form are counted by the day in Dubai", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report("/api/trials/download")));
    expect(answers).toEqual(Array(5).fill(done));
    await expect.poll(counts).toMatchObject({ plain: [{ day: "2026-11-21", downloads: 5 }] });
    server.pass(12 * 3_600_000);
    expect(await report("/api/trials/download")).toEqual(done);
    // 20:00 in UTC is midnight in Dubai.
    await expect.poll(counts).toMatchObject({ plain: [{ downloads: 5 }, { day: "2026-11-22", downloads: 1 }] });
  });

  test("of a trial are counted for it, all of those at once too", async () => {
    const { json } = await server.postTo("/api/trials", trialBody);
    server.pass(60_000);
    await Promise.all(Array.from({ length: 10 }, () => report(`/api/trials/${json.trialId}/download`)));
    await expect.poll(counts).toEqual({
      plain: [],
      trials: [{ download_count: 10, updated_at: "2026-11-21T08:01:00.000Z" }],
    });
  });

  test("of an unknown trial count as plain ones, whatever is sent along", async () => {
    for (const id of ["0".repeat(32), "%27%20or%201", "x"])
      expect(await report(`/api/trials/${id}/download`)).toEqual(done);
    expect(await report("/api/trials/download", { "content-type": "text/plain;charset=UTF-8" })).toEqual(done);
    await expect.poll(counts).toMatchObject({ plain: [{ downloads: 4 }] });
  });
});

test("without JavaScript the link itself is counted, and leads to the installer at once", async () => {
  const server = await testApp();
  const { json } = await server.postTo("/api/trials", trialBody);
  for (const url of ["/api/trials/download", `/api/trials/${json.trialId}/download`]) {
    const { statusCode, headers } = await server.app.inject(url);
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 302,
      location: business.links.installer,
      "cache-control": "no-store",
    });
  }
  const plain = () => server.database.run((db) => db.selectFrom("download_counts").select("downloads").execute());
  const trials = () => server.database.run((db) => db.selectFrom("trials").select("download_count").execute());
  await expect.poll(plain).toEqual([{ downloads: 1 }]);
  await expect.poll(trials).toEqual([{ download_count: 1 }]);
  await server.close();
});

test("past the limit, and with the database away, it is 204 all the same", async () => {
  const server = await testApp("sqlite", { limits: few });
  const report = () => server.app.inject({ method: "POST", url: "/api/trials/download" });
  for (let n = 0; n < 4; n += 1) expect((await report()).statusCode).toBe(204);
  const counted = () => server.database.run((db) => db.selectFrom("download_counts").select("downloads").execute());
  await expect.poll(counted).toEqual([{ downloads: 2 }]);
  // Leads have a limit of their own.
  expect((await server.postTo("/api/trials", trialBody)).status).toBe(201);

  const away = await testApp("sqlite");
  await away.leads();
  await away.database.close();
  expect((await away.app.inject({ method: "POST", url: "/api/trials/download" })).statusCode).toBe(204);
  await expect.poll(() => away.log.join()).toContain("download not counted");
  const past = await server.app.inject("/api/trials/download");
  expect(past).toMatchObject({ statusCode: 302, headers: { location: business.links.installer } });
  expect((await server.app.inject({ method: "PUT", url: "/api/trials/download" })).headers.allow).toBe("POST, GET");
  await server.close();
  await away.app.close();
});
