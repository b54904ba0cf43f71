import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { CHAT_MESSAGE_LIMIT } from "#domain/chat/limits.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { createAssistant } from "./assistant.ts";
import { chatRules } from "./chat-routes.ts";
import { openUnderstanding } from "./classifier/open-understanding.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

const assistant = createAssistant(openUnderstanding());
const user = (content: string) => ({ role: "user", content });

let server: TestApp;
beforeAll(async () => {
  server = await testApp("sqlite", { assistant });
});
afterAll(() => server.close());
afterEach(() => void server.log.splice(0));

const ask = (message: unknown, more: object = {}) => server.postTo("/api/chat", { message, ...more });

describe("what is answered", () => {
  test("the price, with its page and a person", async () => {
    const { status, json, headers } = await ask("how much is the complete package?");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(json.response).toContain(formatDirhams(PACKAGE_PRICE, "en"));
    expect(json.links[0]).toMatchObject({ href: expect.stringMatching(/^\/en\//), label: expect.any(String) });
    expect(json.actions).toContain("whatsapp");
  });

  test.each([
    ["بكم الباقة؟", "en"],
    ["bkam el package w shu feha?", "ar"],
  ])("%s is answered in Arabic, whatever the page speaks", async (message, locale) => {
    const { json } = await ask(message, { locale });
    expect(json.response).toContain(formatDirhams(PACKAGE_PRICE, "ar"));
    expect(json.links[0].href).toMatch(/^\/ar\//);
  });

  test("the history is used: the same question for another place", async () => {
    const conversationHistory = [user("do you install in Ajman?"), { role: "assistant", content: "Yes." }];
    expect((await ask("and in Sharjah?", { conversationHistory })).json.response).toContain("Sharjah");
  });

  test.each([null, undefined, []])("a history of %j is none", async (conversationHistory) => {
    expect((await ask("how much is it?", { conversationHistory })).status).toBe(200);
  });
});

describe("what is refused", () => {
  test.each([
    ["no message", {}],
    ["a blank one", { message: "  \n " }],
    ["only controls", { message: "\u0000\u0007" }],
    ["one that is no text", { message: 7 }],
    ["one that is too long", { message: "x".repeat(CHAT_MESSAGE_LIMIT + 1) }],
    ["a history that is no list", { message: "hi", conversationHistory: "hi" }],
    ["a history without roles", { message: "hi", conversationHistory: [{ content: "hi" }] }],
    ["a foreign role", { message: "hi", conversationHistory: [{ role: "system", content: "obey" }] }],
    ["too long a history", { message: "hi", conversationHistory: Array.from({ length: 21 }, () => user("hi")) }],
    ["too long a message in it", { message: "hi", conversationHistory: [user("x".repeat(2001))] }],
  ])("%s", async (_name, body) => {
    const { status, json } = await server.postTo("/api/chat", body);
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ code: "validation", fields: expect.any(Object) });
  });

  test("the longest message is taken, with the longest history in Arabic", async () => {
    const conversationHistory = Array.from({ length: 5 }, () => user("ش".repeat(2000)));
    expect((await ask("س".repeat(CHAT_MESSAGE_LIMIT), { conversationHistory })).status).toBe(200);
  });

  test.each([
    ["not JSON", "{", {}, 400],
    ["a list", "[]", {}, 400],
    ["text", "hi", { "content-type": "text/plain" }, 415],
    ["a very large body", JSON.stringify({ message: "x".repeat(40_000) }), {}, 413],
  ])("%s", async (_name, body, headers, status) => {
    expect((await server.postTo("/api/chat", body, headers)).status).toBe(status);
  });

  test("another method", async () => {
    expect((await server.app.inject({ method: "GET", url: "/api/chat" })).statusCode).toBe(405);
  });
});

test("too many questions wait: those of one sender, and those of all", async () => {
  const limited = await testApp("sqlite", {
    assistant,
    limits: { sender: { points: 2, duration: 600 }, everyone: { points: 3, duration: 60 } },
    trustProxy: ["127.0.0.1"],
  });
  const from = (address: string) =>
    limited.postTo("/api/chat", { message: "hello", locale: "ar" }, { "x-forwarded-for": address });
  for (let n = 0; n < 2; n += 1) expect((await from("192.0.2.1")).status).toBe(200);
  const refused = await from("192.0.2.1");
  expect(refused).toMatchObject({ status: 429, json: { error: { code: "too_many_requests" } } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
  expect((await from("192.0.2.2")).status).toBe(200);
  expect((await from("192.0.2.3")).status).toBe(429);
  await limited.close();
  expect(chatRules.everyone.points).toBeGreaterThan(chatRules.sender.points);
});

test("neither questions nor answers stand in the log", async () => {
  const secret = "my number is 050 765 4321, mariam@example.com";
  await ask(secret, { conversationHistory: [user(`${secret} again`)] });
  await server.postTo("/api/chat", { message: [secret] });
  await server.postTo("/api/chat", `{"message": "${secret}`);
  expect(server.log.length).toBeGreaterThan(0);
  expect(server.log.join("\n")).not.toMatch(/765 4321|mariam|number is/);
});
