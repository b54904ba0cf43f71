import { describe, expect, test, vi } from "vitest";
import { openUnderstanding } from "../classifier/open-understanding.ts";
import { compose } from "./compose.ts";
import { sentencesOf } from "./parts.ts";
import { understand } from "./understand.ts";

vi.setConfig({ testTimeout: 30_000 });

const understanding = await openUnderstanding();
const read = (message: string) => understand(understanding, { message, history: [], pageLocale: "en" });

describe("a message in parts", () => {
  test.each([
    ["How much is it? And who installs it?", [["How much is it"], ["who installs it"]]],
    ["price and warranty", [["price", "warranty"]]],
    ["كم السعر وهل التدريب مجاني؟", [["كم السعر", "هل التدريب مجاني"]]],
    ["وين مكتبكم", [["وين مكتبكم"]]],
    ["بكم وشو الضمان", [["بكم", "شو الضمان"]]],
    ["وشو الضمان", [["وشو الضمان"]]],
    ["bkam wshu el daman", [["bkam", "shu el daman"]]],
    ["kam el se3er wel tadreeb", [["kam el se3er", "el tadreeb"]]],
    ["what will it cost", [["what will it cost"]]],
    ["وين مكتبكم ورقمكم كم", [["وين مكتبكم", "رقمكم كم"]]],
    ["AED 3,499 once?", [["AED 3,499 once"]]],
  ])("%s", (message, parts) => {
    expect(sentencesOf(message).map((sentence) => sentence.parts)).toEqual(parts);
  });

  test("of very many parts it is taken whole", () => {
    expect(sentencesOf("a, b, c, d, e, f, g")).toEqual([]);
  });
});

describe("two questions are both answered, in their order", () => {
  test.each([
    ["What does the package cost? How long is the warranty?", ["price", "warranty"]],
    ["is installation free and can I pay by card?", ["installation", "pay-by-card"]],
    ["كم سعر الباقة وكم مدة الضمان؟", ["price", "warranty"]],
    ["do you serve Ajman and Fujairah", ["coverage"]],
    ["بكم وشو الضمان", ["price", "warranty"]],
    ["bkam wshu el daman", ["price", "warranty"]],
    ["how much is it where is your office", ["price", "address"]],
    ["متى تفتحون وين مكتبكم", ["hours", "address"]],
    ["can I visit on Saturday", ["hours", "address"]],
  ])("%s", (message, together) => {
    expect(read(message)).toMatchObject({ verdict: "answer", together });
  });

  test("what the visitor has is no question", () => {
    expect(read("I run a pharmacy in Sharjah. Which reports are there? Do you train my cashiers?").together).toEqual([
      "reports",
      "training",
    ]);
  });

  test("what is one question stays one", () => {
    for (const message of [
      "Is the software in Arabic and English?",
      "Can I take only the printer and the drawer?",
      "el daman kam sana",
    ]) {
      expect(read(message).together ?? []).toHaveLength(0);
    }
  });

  test("each page and each button once", () => {
    const { response, links, actions = [] } = compose(read("What is your phone number? Where is your office?"));
    expect(response.split("\n\n")).toHaveLength(2);
    expect(links).toHaveLength(1);
    expect(new Set(actions).size).toBe(actions.length);
  });
});
