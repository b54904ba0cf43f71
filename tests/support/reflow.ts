import type { Page } from "@playwright/test";

/** How wide the whole page is with every section laid out, at a width of the screen and a size of the root's text. */
export async function pageWidth(page: Page, { width, rootText }: { width: number; rootText: string }): Promise<number> {
  await page.setViewportSize({ width, height: 740 });
  return await page.evaluate((size) => {
    const root = document.documentElement;
    root.removeAttribute("data-arriving");
    root.style.fontSize = size;
    const { scrollWidth } = root;
    root.style.fontSize = "";
    return scrollWidth;
  }, rootText);
}

/** Arabic words set tighter than 1.6 of their size, headings and figures as large as these tighter than 1.3. */
export async function tightArabic(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body :lang(ar):not(.till *, script, style, option)")]
      .filter(({ childNodes }) =>
        [...childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && /[\u0600-\u06ff]/.test(textContent ?? ""),
        ),
      )
      .flatMap((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        const isHeading = element.closest("h1, h2, h3, h4") !== null || Number.parseFloat(fontSize) > 20;
        return ratio < (isHeading ? 1.3 : 1.6) - 0.005 ? [`${ratio.toFixed(2)}: ${element.textContent?.trim()}`] : [];
      }),
  );
}
