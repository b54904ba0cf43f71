import AxeBuilder from "@axe-core/playwright";
import { localeCodes } from "#domain/language/locales.ts";
import { type PageId, pagePath, pages } from "#domain/pages.ts";
import { expect, test } from "#tests/support/journey.ts";
import { pageWidth, tightArabic } from "#tests/support/reflow.ts";

const paths = localeCodes.flatMap((locale) => [
  ...(Object.keys(pages) as PageId[]).map((page) => pagePath(locale, page)),
  `/${locale}/no-such-page`,
]);

for (const path of paths) {
  test(`${path} loads alone, fits a narrow phone and is accessible`, async ({ page, site }) => {
    const elsewhere: string[] = [];
    const complaints: string[] = [];
    const found = !path.endsWith("no-such-page");
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) elsewhere.push(request.url());
    });
    page.on("console", (message) => {
      // The browser itself notes the status of a page that is not there.
      if (message.type() !== "info" && (found || !/404/.test(message.text()))) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(found ? 200 : 404);
    for (const [width, rootText] of [
      [360, "100%"],
      [320, "100%"],
      [360, "200%"],
    ] as const) {
      expect(await pageWidth(page, { width, rootText }), `at ${width} px and ${rootText}`).toBe(width);
    }
    expect(await tightArabic(page)).toEqual([]);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
