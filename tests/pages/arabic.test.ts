import { describe, expect, it } from "vitest";
import { builtPages, visibleTexts } from "./built-site.ts";

/** Names that stay as they are written everywhere, and places that the server fills. */
const keptNames = /\{\w+\}|Windows|Intel Celeron J1900|ISO 9001|PCI DSS|1024x768|AM|PM|English|\S+@\S+|https?:\S+/g;
const arabicPages = builtPages.filter(({ locale }) => locale === "ar");

describe.each(arabicPages)("$path", (page) => {
  it("holds no English outside the names that are kept", () => {
    const english = visibleTexts(page)
      .map((text) => text.replace(keptNames, ""))
      .filter((text) => /[A-Za-z]{3}/.test(text));
    expect(english).toEqual([]);
  });

  it("writes every figure with Western digits", () => {
    expect(visibleTexts(page).filter((text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text))).toEqual([]);
  });

  it("uses Arabic punctuation, and no tatweel", () => {
    const wrong = visibleTexts(page).filter((text) => /[\u0600-\u06ff]\s*[,;?]|\u0640/.test(text));
    expect(wrong).toEqual([]);
  });

  it("keeps phones, times and addresses of mail from flipping", () => {
    const isolated = /\+971[\d ]+|\d{1,2}:\d{2} [AP]M|[\w.]+@[\w.]+/;
    const loose = page.document
      .querySelectorAll("main *")
      .filter((element) => element.childNodes.some(({ nodeType, text }) => nodeType === 3 && isolated.test(text)))
      .filter(
        (element) => !element.closest('[dir="ltr"]') && !["SCRIPT", "OPTION", "TEXTAREA"].includes(element.tagName),
      );
    expect(loose.map(({ text }) => text)).toEqual([]);
  });

  it("is right to left and says so", () => {
    expect(page.html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="ar"/);
  });
});
