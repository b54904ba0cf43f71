import { expect, test, vi } from "vitest";
import type { TrustedProxies } from "#server/env-fields.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { testApp } from "#server/testing/test-app.ts";

// On a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const limits = { sender: { points: 2, duration: 600 }, everyone: { points: 99, duration: 60 } };

/** Every header that some server takes an address, a host or a protocol from. */
const forged = (address: string) => ({
  forwarded: `for=${address};host=evil.example;proto=https`,
  "x-real-ip": address,
  "x-client-ip": address,
  "x-cluster-client-ip": address,
  "x-originating-ip": address,
  "cf-connecting-ip": address,
  "true-client-ip": address,
  "fastly-client-ip": address,
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  via: "1.1 evil.example",
});

async function statuses(trustProxy: TrustedProxies, headersOf: (n: number) => Record<string, string>) {
  const server = await testApp("sqlite", { trustProxy, limits });
  const found: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    found.push((await server.post({ ...quoteBody, businessName: `Shop ${n}` }, headersOf(n))).status);
  }
  await server.close();
  return found;
}

const oneSender = [201, 201, 429, 429];

test("without a trusted proxy no header makes another sender", async () => {
  const headers = (n: number) => ({ ...forged(`192.0.2.${n}`), "x-forwarded-for": `192.0.2.${n}` });
  expect(await statuses(false, headers)).toEqual(oneSender);
});

test.each([
  ["one proxy", 1],
  ["the loopback", "loopback" as unknown as TrustedProxies],
] as const)("behind %s only the address that it appended counts", async (_name, trustProxy) => {
  const appended = (n: number) => ({ ...forged(`192.0.2.${n}`), "x-forwarded-for": `198.51.100.${n}, 203.0.113.9` });
  expect(await statuses(trustProxy, appended)).toEqual(oneSender);
  const others = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
  expect(await statuses(trustProxy, others)).toEqual([201, 201, 201, 201]);
});

test.each(["", "unknown", "_hidden", "999.1.1.1", "[::1]:80", "x".repeat(9000), ",,,", "\u00e9"])(
  "an address such as %j is no fault",
  async (address) => {
    expect(await statuses(1, () => ({ "x-forwarded-for": address }))).toEqual(oneSender);
  },
);

test("a forged host changes neither redirects nor cookies nor what a page says of itself", async () => {
  const server = await testApp("sqlite", { trustProxy: 1 });
  for (const url of ["/", "/about", "/en", "/en/about/"]) {
    const plain = await server.app.inject({ url });
    const answer = await server.app.inject({ url, headers: { ...forged("192.0.2.1"), host: "evil.example" } });
    expect(answer.headers.location).toBe(plain.headers.location);
    expect(answer.body).toBe(plain.body);
    expect(answer.body).not.toContain("evil.example");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  await server.close();
});
