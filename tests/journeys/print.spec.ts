import type { Page } from "@playwright/test";
import { type Locale, localeCodes } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { expect, test } from "#tests/support/journey.ts";
import { visit } from "#tests/support/visitor.ts";
import { showProForma, showQuoteSuccess } from "#tests/visual/screens.ts";

interface Sheet {
  name: string;
  pages: { atLeast: number; atMost: number };
  show: (page: Page, locale: Locale) => Promise<unknown>;
}

const one = { atLeast: 1, atMost: 1 };
const legal = (name: "terms" | "privacy" | "cookies", atLeast: number, atMost: number): Sheet => ({
  name,
  pages: { atLeast, atMost },
  show: (page, locale) => visit(page, pagePath(locale, name)),
});
const sheets: Sheet[] = [
  { name: "quotation", pages: one, show: showQuoteSuccess },
  { name: "pro-forma", pages: one, show: showProForma },
  {
    name: "checkout",
    pages: { atLeast: 1, atMost: 2 },
    show: (page, locale) => visit(page, pagePath(locale, "checkout")),
  },
  legal("terms", 2, 3),
  legal("privacy", 2, 3),
  legal("cookies", 1, 2),
];
/** A4 less its margins, in CSS pixels. */
const printedWidth = Math.floor(((210 - 2 * 14) / 25.4) * 96);

for (const locale of localeCodes) {
  for (const { name, pages, show } of sheets) {
    test(`${locale}: the ${name} fits its sheets of A4`, async ({ page }, info) => {
      await page.clock.setFixedTime("2026-11-23T10:00:00+04:00");
      await show(page, locale);
      const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath(`${locale}-${name}.pdf`) });
      const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(count).toBeGreaterThanOrEqual(pages.atLeast);
      expect(count).toBeLessThanOrEqual(pages.atMost);

      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: printedWidth, height: 1000 });
      expect(await beyondTheSheet(page)).toEqual([]);
      expect(await page.getByRole("button").count()).toBe(0);
      // What cannot be filled in on paper leaves no empty box.
      const boxes = await page.locator("main .rounded-panel:visible").allInnerTexts();
      expect(boxes.filter((text) => text.trim() === "")).toEqual([]);
    });
  }
}

/** Texts that the paper's edge or a box of their own would cut off. */
function beyondTheSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const clipped =
        getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || clipped;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && !element.closest("svg, script"))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 150));
  });
}
