import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { ltr } from "#domain/language/isolate.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { EmailDocument } from "./email-document.ts";
import { typed } from "./typed-text.ts";
import { writeHtml } from "./write-html.ts";
import { writeText } from "./write-text.ts";

const hostile = `<img src=x onerror=alert(1)>"' style="x`;

function task(locale: Locale, name = typed("عائشة")): EmailDocument {
  return {
    locale,
    subject: "subject",
    masthead: { text: "A call-back", number: ltr("Q7K3-M9XQ") },
    title: "Call by 12:10 PM",
    isTask: true,
    blocks: [
      { kind: "paragraph", tone: "warning", text: "This may be spam" },
      { kind: "person", name, business: typed("Corner Cafe") },
      {
        kind: "actions",
        actions: [
          { label: "Call 050 123 4567", href: "tel:+971501234567" },
          { label: "WhatsApp", href: "https://wa.me/971501234567" },
        ],
      },
      {
        kind: "facts",
        facts: [
          { label: "Type", value: "Cafe" },
          { label: "Saving", value: "AED 17,870", tone: "notice" },
          { label: "Price", value: "AED 3,499", tone: "total" },
          { label: "Notes", value: "Two printers for the kitchen\nand one for the bar" },
        ],
      },
      { kind: "paragraph", tone: "heading", text: "To reach us" },
    ],
    footer: [{ text: "Small print" }],
  };
}

const page = (document: EmailDocument) => parse(writeHtml(document));
const textOf = (element: HTMLElement | null) => element?.textContent.trim();

describe("an e-mail of a task", () => {
  test("says what is wanted, by when and by whom, and offers the call, before any detail", () => {
    const text = page(task("en")).querySelector("body")?.textContent ?? "";
    const places = ["A call-back", "Call by 12:10 PM", "عائشة", "Corner Cafe", "Call 050", "WhatsApp", "Type"].map(
      (part) => text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("names the person in text as one line, whatever the HTML makes of it", () => {
    expect(writeText(task("en"))).toContain(`\n\n${typed("عائشة")}, ${typed("Corner Cafe")}\n\n`);
    expect(writeText(task("en"))).not.toContain("Q7K3-M9XQ");
  });

  test("shows no empty line for a person without a name", () => {
    expect(textOf(page(task("en", "")).querySelector("strong"))).not.toBe("");
  });
});

describe.each([
  ["en", "left", "right"],
  ["ar", "right", "left"],
] as const)("the receipt in %s", (locale, side, end) => {
  const receipt = page(task(locale));

  test("values stand at the end of their lines, long ones below their labels", () => {
    const cells = (label: string) =>
      receipt.querySelectorAll("td").find((cell) => !cell.querySelector("td") && textOf(cell)?.startsWith(label))
        ?.parentNode?.childNodes as HTMLElement[];
    expect(cells("Type").map(textOf)).toEqual(["Type", "Cafe"]);
    expect(cells("Type")[1]?.getAttribute("align")).toBe(end);
    expect(cells("Saving").map(textOf)).toEqual(["Saving", "AED 17,870"]);
    expect(cells("Notes")).toHaveLength(1);
    expect(cells("Notes")[0]?.getAttribute("style")).toContain(`text-align:${side}`);
    expect(cells("Notes")[0]?.innerHTML).toContain("kitchen<br>and");
  });

  test("fetches nothing, and dark mode knows every class", () => {
    const html = receipt.toString();
    expect(html).not.toMatch(/<img|<link|url\(|@import|@font-face/);
    const sheet = receipt.querySelector("style")?.textContent ?? "";
    const classes = new Set(receipt.querySelectorAll("[class]").map((element) => element.getAttribute("class")));
    for (const name of classes) expect(sheet).toContain(`.${name}{`);
    for (const rule of sheet.match(/\.[a-z]+\{[^}]*\}/g) ?? []) expect(rule).toMatch(/ !important;\}$/);
  });
});

test("what is typed stays text in every place", () => {
  const { blocks, ...frame } = task("en", typed(hostile));
  const facts = { kind: "facts" as const, facts: [{ label: "Name", value: hostile, tone: "notice" as const }] };
  const hurt = page({
    ...frame,
    title: hostile,
    masthead: { text: hostile, number: hostile },
    blocks: [...blocks, facts],
  });
  expect(hurt.querySelectorAll("img")).toEqual([]);
  expect(hurt.textContent.split("onerror").length - 1).toBe(5);
});
