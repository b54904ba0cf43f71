import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WebhookReceiver, webhookReceiver } from "#server/testing/webhook-receiver.ts";
import { post } from "./post.ts";

/** What the name leads to, asked once and asked again. */
const answers: string[][] = [];
vi.mock("node:dns", async (original) => ({
  ...(await original<typeof import("node:dns")>()),
  lookup: (_host: string, _options: object, found: (error: null, addresses: object[]) => void) => {
    found(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
  },
}));
// Only here, where nothing public can be reached: 127.0.0.1 stands for the public internet, 127.0.0.2 for a private host.
vi.mock("./public-address.ts", () => ({ isPublicAddress: (address: string) => address === "127.0.0.1" }));

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await webhookReceiver();
  answers.length = 0;
});
afterEach(() => receiver.close());

const send = () => {
  const url = receiver.url.replace("127.0.0.1", "crm.example.ae");
  return post({ url, headers: {}, body: "{}", allowPrivate: false });
};

test("a name is asked once, and the address that was checked is the one connected to", async () => {
  answers.push(["127.0.0.1"], ["127.0.0.2"]);
  expect(await send()).toMatchObject({ status: 204 });
  expect(answers).toEqual([["127.0.0.2"]]);
});

test.each([
  ["only", ["127.0.0.2"]],
  ["behind a public one", ["127.0.0.1", "127.0.0.2"]],
  ["before a public one", ["127.0.0.2", "127.0.0.1"]],
])("a private address, %s, is refused before anything is connected to", async (_where, addresses) => {
  answers.push(addresses);
  await expect(send()).rejects.toMatchObject({ code: "PRIVATE_ADDRESS" });
  expect(receiver.received).toEqual([]);
});
