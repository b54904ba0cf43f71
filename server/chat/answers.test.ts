import { afterEach, describe, expect, test, vi } from "vitest";
import { intentIds } from "#domain/chat/intents.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { answerText, compose } from "./dialogue/compose.ts";

const answered = intentIds.filter((intent) => intent !== "out-of-scope");
/** An answer comes back as history, which takes this much (chat-request.ts). */
const LONGEST = 2000;

describe.each(localeCodes)("%s answers", (locale) => {
  test.each(answered)("%s", (intent) => {
    const { response, links } = compose({ verdict: "answer", intent, choices: [], slots: {}, locale });
    expect(response.length).toBeGreaterThan(10);
    expect(response.length).toBeLessThan(LONGEST);
    expect(response).not.toMatch(/undefined|NaN|\[object|\{\w+\}|[\u0660-\u0669]/);
    expect(/[\u0600-\u06ff]/.test(response)).toBe(locale === "ar");
    for (const { href, label } of links ?? []) {
      expect(href).toMatch(new RegExp(`^/${locale}(?:[/#]|$)`));
      expect(label).not.toBe("");
    }
  });
});

describe("figures come from the facts", () => {
  afterEach(() => {
    vi.doUnmock("#domain/quote/savings.ts");
    vi.doUnmock("#content/business.ts");
    vi.resetModules();
  });

  async function allAnswers() {
    vi.resetModules();
    const { answerText: text } = await import("./dialogue/compose.ts");
    return localeCodes.map((locale) =>
      answered.map((intent) => text(intent, { outlets: 2, businessType: "cafe" }, locale)).join("\n"),
    );
  }

  test("a changed price changes every answer that names it", async () => {
    vi.doMock("#domain/quote/savings.ts", async (original) => ({ ...(await original()), PACKAGE_PRICE: 4321 }));
    for (const text of await allAnswers()) {
      expect(text.match(/4,321/g)?.length).toBeGreaterThan(5);
      expect(text).not.toContain("3,499");
    }
  });

  test("changed facts change them too", async () => {
    vi.doMock("#content/business.ts", async (original) => {
      const { business } = await original<typeof import("#content/business.ts")>();
      return {
        business: {
          ...business,
          phones: { ...business.phones, support: "+971 4 777 7777" },
          hardware: { ...business.hardware, printSpeed: 277 },
          warrantyMonths: 37,
        },
      };
    });
    for (const text of await allAnswers()) {
      expect(text).toContain("+971 4 777 7777");
      expect(text).toContain("277");
      expect(text).toContain("37");
      expect(text).not.toContain("300");
    }
  });
});

test.each(localeCodes)("%s: in doubt it offers questions to choose from, and a person", (locale) => {
  const choices = ["price", "savings"] as const;
  const {
    response,
    suggestions = [],
    actions,
  } = compose({
    verdict: "unsure",
    intent: "price",
    choices: [...choices],
    slots: {},
    locale,
  });
  expect(suggestions).toHaveLength(choices.length);
  for (const each of suggestions) expect(response).toContain(each);
  expect(actions).toContain("call");
});

test("the estimate takes no number of outlets that the quote builder does not take", () => {
  for (const outlets of [0, 51, 999]) expect(answerText("savings", { outlets }, "en")).toContain("1 to 50");
});
