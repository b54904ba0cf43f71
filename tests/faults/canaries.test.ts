import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer } from "#server/testing/processes.ts";
import { freshDatabase } from "#tests/support/databases.ts";

const canaries = {
  businessName: "Canary Bird Trading",
  contactPerson: "Zubaida Canaria",
  email: "canary@canary-host.example",
  phone: "+971 50 777 3141",
  notes: "canary sings",
};
const traces = /canar|zubaida|777.?3141/i;

test("neither what a server writes nor its metrics repeat what was sent", async () => {
  const site = fixtureSite();
  const fresh = await freshDatabase("sqlite");
  const server = await runServer({
    SITE_DIR: site,
    DATA_DIR: fresh.dataDir,
    METRICS_PORT: "0",
    SMTP_URL: "smtp://127.0.0.1:1",
    WEBHOOK_URL: "http://127.0.0.1:1/canary",
    WEBHOOK_ALLOW_PRIVATE: "on",
    WEBHOOK_SECRETS: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
  const post = (url: string, body: unknown) =>
    fetch(server.url + url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  expect((await post("/api/leads", { ...quoteBody, ...canaries })).status).toBe(201);
  expect((await post("/api/leads", { ...quoteBody, ...canaries, emirate: "canary" })).status).toBe(400);
  expect((await post("/api/leads", JSON.stringify(canaries).slice(0, -5))).status).toBe(400);
  expect((await post("/api/canary?email=canary@canary-host.example", canaries)).status).toBe(404);
  // Both ways of delivery fail at least once.
  await expect
    .poll(() => server.output().match(/"event":"message put off"/g)?.length ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(1);
  const metricsUrl = /http:\/\/\S+\/metrics|http:\/\/\S+/g;
  const addresses = [...server.output().matchAll(metricsUrl)].map(([address]) => address);
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(new URL("/metrics", address))).text()));
  expect(texts.some((text) => text.includes("epos_intake_total"))).toBe(true);
  for (const text of [server.output(), ...texts]) expect(text).not.toMatch(traces);
  server.child.kill("SIGTERM");
  await server.ended;
  await fresh.dispose();
  rmSync(site, { recursive: true });
});
