import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatDirhams } from "#domain/language/numbers.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { languageModelStandIn, type StandIn, says } from "#server/chat/testing/language-model-stand-in.ts";
import { createLogger } from "#server/log/logger.ts";
import { migratedDatabase } from "#server/testing/migrated-database.ts";
import { createAssistant } from "../assistant.ts";
import { openUnderstanding } from "../classifier/open-understanding.ts";
import { createGroundedModel } from "./grounded-model.ts";
import { openTokenBudget } from "./token-budget.ts";

vi.setConfig({ testTimeout: 30_000 });

const PRICE = formatDirhams(PACKAGE_PRICE, "en");
const SECRET = "sk-very-secret";
const TIMEOUT = 300;

let answer: (response: ServerResponse) => void;
let standIn: StandIn;
let log: string[];
let fresh: Awaited<ReturnType<typeof migratedDatabase>>;
beforeEach(async () => {
  standIn = await languageModelStandIn((response) => answer(response));
  fresh = await migratedDatabase("sqlite");
  log = [];
});
afterEach(async () => {
  standIn.close();
  await fresh.database.close();
  await fresh.dispose();
});

function assistant({ dailyTokens = 100_000, url = standIn.url } = {}) {
  const model = createGroundedModel({
    env: { url, key: SECRET, name: "small", timeout: TIMEOUT, dailyTokens },
    budget: openTokenBudget(fresh.database, dailyTokens),
    logger: createLogger({ write: (line) => void log.push(line) }),
  });
  return createAssistant(openUnderstanding(), model);
}

const ask = (message: string, history: { role: "user" | "assistant"; content: string }[] = []) => ({
  message,
  history,
  pageLocale: "en" as const,
});
const written = async (message: string) => createAssistant(openUnderstanding()).answer(ask(message));

test("its words take the place of the written ones; page and person stay", async () => {
  answer = says("You pay it once, and everything is in it.");
  const reply = await assistant().answer(ask("how much is the package?"));
  expect(reply).toEqual({
    ...(await written("how much is the package?")),
    response: "You pay it once, and everything is in it.",
  });
});

test("it is given the passages, the question and the last messages, and nothing to reach anyone by", async () => {
  answer = says("Once.");
  const history = Array.from({ length: 8 }, (_, n) => ({
    role: "user" as const,
    content: `message ${n}, 050 765 4321`,
  }));
  await assistant().answer(ask("how much is the package? I am sara@example.com, +971 50 765 4321", history));
  const [sent = ""] = standIn.received;
  expect(sent).toContain(`Bearer ${SECRET}`);
  expect(sent).toContain("how much is the package?");
  expect(sent).toContain(PACKAGE_PRICE.toLocaleString("en"));
  expect(sent).toContain("message 7");
  expect(sent).not.toMatch(/message 2|sara|765 ?4321/);
});

describe("the written answer stands when", () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ["it names a figure that no passage has", says("It is AED 2,999, and 20% less this week.")],
    ["it says that the passages do not hold it", says("NOT_IN_PASSAGES")],
    ["it says nothing", says("  ")],
    ["it talks at length", says("word ".repeat(400))],
    ["it fails", (response) => response.writeHead(500).end("boom")],
    ["it asks for patience", (response) => response.writeHead(429).end()],
    ["it sends elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
    ["it answers something else", (response) => response.end('{"choices":[]}')],
    ["it answers no JSON", (response) => response.end("<html>")],
    ["it hangs up", (response) => response.destroy()],
    ["it never ends", (response) => void response.write('{"choices":')],
    ["it does not answer in time", () => undefined],
  ])("%s", async (_name, misbehave) => {
    answer = misbehave;
    const started = Date.now();
    const { response } = await assistant().answer(ask("how much is the package?"));
    expect(response).toContain(PRICE);
    expect(Date.now() - started).toBeLessThan(TIMEOUT + 2000);
    expect(log.join("")).not.toMatch(/package|html|boom|secret/);
  });

  test("nobody listens", async () => {
    standIn.close();
    expect((await assistant().answer(ask("how much is the package?"))).response).toContain(PRICE);
  });

  test("the day's tokens are spent; what was not used of them is given back", async () => {
    answer = says("Once.", 10);
    const thrifty = assistant({ dailyTokens: 3000 });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => thrifty.answer(ask("how much is the package?"))),
    );
    const worded = replies.filter(({ response }) => response === "Once.").length;
    expect(worded).toBeGreaterThan(0);
    expect(worded).toBeLessThan(12);
    expect((await thrifty.answer(ask("how much is the package?"))).response).toBe("Once.");
  });
});

test("what is none of ours never reaches it", async () => {
  answer = says("Sunny.");
  const { response } = await assistant().answer(ask("what's the weather in Fujairah tomorrow"));
  expect(response).not.toBe("Sunny.");
  expect(standIn.received).toEqual([]);
});
