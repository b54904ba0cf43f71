import { describe, expect, it } from "vitest";
import { faq as arabicFaq } from "#content/ar/faq.ts";
import { home as arabicHome } from "#content/ar/home.ts";
import { products as arabicProducts } from "#content/ar/products.ts";
import { business } from "#content/business.ts";
import { faq as englishFaq } from "#content/en/faq.ts";
import { home as englishHome } from "#content/en/home.ts";
import { products as englishProducts } from "#content/en/products.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { type Locale, localeCodes } from "#domain/language/locales.ts";
import { formatNumber } from "#domain/language/numbers.ts";
import { type PageId, pages } from "#domain/pages.ts";
import { pageStructuredData } from "./page-structured-data.ts";

type Node = Record<string, unknown> & { "@type": string; "@id": string };

const origin = new URL("https://www.example.ae");
const pageIds = Object.keys(pages) as PageId[];
const everyPage = localeCodes.flatMap((locale) => pageIds.map((page) => [page, locale] as const));
const copies = {
  en: { faq: englishFaq, home: englishHome, products: englishProducts },
  ar: { faq: arabicFaq, home: arabicHome, products: arabicProducts },
};

const nodesOf = (page: PageId, locale: Locale) => pageStructuredData(page, locale, origin) as Node[];
const nodeOf = (page: PageId, locale: Locale, type: string) =>
  nodesOf(page, locale).find((node) => node["@type"] === type);

/** Every object in it, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : [value as Record<string, unknown>]),
    ...Object.values(value).flatMap(objectsIn),
  ];
}

describe.each(everyPage)("%s in %s", (page, locale) => {
  const nodes = nodesOf(page, locale);

  it("names who speaks, where the reader is and in which language", () => {
    expect(nodes.map((node) => node["@type"])).toEqual(
      expect.arrayContaining([
        "Organization",
        "LocalBusiness",
        "WebSite",
        ...(page === "home" ? [] : ["BreadcrumbList"]),
      ]),
    );
    const self = nodes.find((node) => String(node["@id"]).endsWith("#page"));
    expect(self).toMatchObject({ inLanguage: `${locale}-AE`, url: expect.stringContaining(`/${locale}`) });
  });

  it("points only to what the same page describes, by names that are absolute and given once", () => {
    const objects = objectsIn(nodes);
    const described = objects.filter((object) => "@id" in object && "@type" in object).map((object) => object["@id"]);
    expect(new Set(described).size).toBe(described.length);
    for (const object of objects.filter((entry) => "@id" in entry)) {
      expect(described).toContain(object["@id"]);
      expect(String(object["@id"])).toMatch(/^https:\/\/www\.example\.ae\//);
    }
  });

  it("holds no direction marks, nothing empty and no rating of ourselves", () => {
    const text = JSON.stringify(nodes);
    expect(text).not.toMatch(/[\u2066\u2069]|undefined|null|""/);
    expect(text).not.toMatch(/rating|review/i);
  });
});

describe.each(localeCodes)("in %s", (locale) => {
  const copy = copies[locale];

  it("is open from Monday to Sunday and takes dirhams three ways", () => {
    const shop = nodeOf("contact", locale, "LocalBusiness");
    expect(shop).toMatchObject({ currenciesAccepted: "AED", paymentAccepted: "Cash, Credit Card, Bank Transfer" });
    expect(shop?.openingHoursSpecification).toMatchObject({ opens: "09:00", closes: "18:00" });
    expect(JSON.stringify(shop).match(/schema\.org\/\w+day/g)).toHaveLength(7);
    expect(JSON.stringify(shop)).toContain(business.address.street[locale]);
    expect(JSON.stringify(nodeOf("home", locale, "LocalBusiness"))).not.toContain("streetAddress");
  });

  it.each(["home", "products"] as const)("offers the package on %s, with figures that stand there too", (page) => {
    const product = nodeOf(page, locale, "Product");
    expect(product?.offers).toMatchObject({
      price: 3499,
      priceCurrency: "AED",
      availability: "https://schema.org/InStock",
      validFrom: business.offerValidity.from,
      validThrough: business.offerValidity.through,
    });
    expect(product?.audience).toHaveLength(4);
    const onThePage = JSON.stringify(copy[page]);
    const figures = `${product?.name} ${product?.description}`.match(/\d+/g) ?? [];
    for (const figure of [...figures, formatNumber(3499)]) expect(onThePage).toContain(figure);
  });

  it("repeats questions and answers word for word, on their page only", () => {
    const entries = nodeOf("faq", locale, "FAQPage")?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(entries.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      copy.faq.items.map(({ question, answer }) => [withoutIsolates(question), withoutIsolates(answer)]),
    );
    for (const page of pageIds.filter((id) => id !== "faq")) expect(nodeOf(page, locale, "FAQPage")).toBeUndefined();
  });

  it("leads to the checkout through the package", () => {
    expect(nodeOf("checkout", locale, "BreadcrumbList")?.itemListElement).toMatchObject([
      { position: 1, item: `https://www.example.ae/${locale}` },
      { position: 2, item: `https://www.example.ae/${locale}/products` },
      { position: 3, item: `https://www.example.ae/${locale}/checkout` },
    ]);
  });
});

it("calls the same things by the same names in both languages", () => {
  const ids = (locale: Locale) =>
    nodesOf("home", locale)
      .filter((node) => ["Organization", "LocalBusiness", "Product"].includes(node["@type"]))
      .map((node) => node["@id"]);
  expect(ids("ar")).toEqual(ids("en"));
});
