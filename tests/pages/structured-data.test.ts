import { describe, expect, it } from "vitest";
import { business } from "#content/business.ts";
import { indexedPages, visibleTexts } from "./built-site.ts";

/** The office's hours as a machine and as a page says them. */
const shownHours = business.hours.contactPage.time;

describe.each(indexedPages)("$path", (page) => {
  const shown = visibleTexts(page).join(" ").replaceAll("\u00a0", " ");
  const data = page.document.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
  const told = data.join();

  it("tells search engines the street and the hours where it shows them, and nowhere else", () => {
    expect(told.includes("streetAddress")).toBe(shown.includes(business.address.street[page.locale]));
    expect(told.includes("openingHoursSpecification")).toBe(page.document.text.includes(shownHours));
  });

  it("tells the language of the page", () => {
    const self = data.map((text) => JSON.parse(text)).find((node) => String(node["@id"]).endsWith("#page"));
    expect(self.inLanguage).toBe(`${page.locale}-AE`);
  });
});
