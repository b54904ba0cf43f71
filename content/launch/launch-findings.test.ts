import { describe, expect, it } from "vitest";
import { business } from "../business.ts";
import { placeholders } from "../placeholders.ts";
import { contradictingFigures } from "./contradicting-figures.ts";
import { contradictingHours } from "./contradicting-hours.ts";
import { type Facts, singleFacts } from "./facts.ts";
import { fictionalFacts } from "./fictional-facts.ts";
import type { Finding } from "./finding.ts";
import { inventedVoices } from "./invented-voices.ts";
import { launchFindings } from "./launch-findings.ts";
import { launchTable } from "./launch-table.ts";
import { filmFiles, missingFilms } from "./missing-films.ts";
import { pastDates } from "./past-dates.ts";

const today = "2026-11-21";
const subjects = (findings: Finding[]) => findings.map(({ subject }) => subject);

/** The facts as the specification gives them, whatever the owner has replaced since. */
const given: Facts = {
  ...business,
  foundedYear: 2006,
  copyrightYear: 2026,
  phones: { ...business.phones, sales: "+971 4 000 0001", support: "+971 4 000 0002", checkout: "+971 4 000 0003" },
  price: {
    ...business.price,
    vatPercent: 0,
    statedSaving: 7188,
    savingPerYear: "2,400+",
    savingOverFiveYears: "10,000+",
  },
  offerValidity: { from: "2025-01-01", through: "2025-12-31" },
  hours: {
    contactPage: { days: { en: "Sunday to Thursday", ar: "" }, time: "9:00 AM - 6:00 PM" },
    supportPages: { days: { en: "Monday to Saturday", ar: "" }, time: "9:00 AM - 6:00 PM" },
    structuredData: { opens: "09:00", closes: "18:00" },
    support: "24/7",
  },
  claims: { ...business.claims, years: "20+" },
};

describe("fictional facts", () => {
  it("are listed until their value is replaced", () => {
    const facts: Facts = { ...given, tradeLicence: "CN-0000000", trn: "100200300400503" };
    expect(subjects(fictionalFacts(facts))).toContain("tradeLicence");
    expect(subjects(fictionalFacts(facts))).not.toContain("trn");
  });

  it("are recorded for facts that exist, and for every value that looks made up", () => {
    const known = Object.fromEntries(singleFacts(business));
    for (const path of Object.keys(placeholders)) expect(known).toHaveProperty([path]);
    const madeUp = singleFacts(business).filter(([, value]) => /example|المثال|0000/i.test(String(value)));
    expect(Object.keys(placeholders)).toEqual(expect.arrayContaining(madeUp.map(([path]) => path)));
  });
});

describe("dates", () => {
  it("that have passed are listed, beginnings are not", () => {
    expect(subjects(pastDates(given, today))).toContain("offerValidity.through");
    expect(subjects(pastDates(given, today))).not.toContain("offerValidity.from");
    expect(
      subjects(pastDates({ ...given, offerValidity: { from: "2026-01-01", through: today } }, today)),
    ).not.toContain("offerValidity.through");
  });

  it("of looking a rule up count for half a year, and the copyright for its year", () => {
    const checked = "regulation.eInvoicing.checked";
    expect(subjects(pastDates(given, "2027-04-30"))).not.toContain(checked);
    expect(subjects(pastDates(given, "2027-05-01"))).toEqual(expect.arrayContaining([checked, "copyrightYear"]));
  });
});

describe("contradictions", () => {
  it("between opening hours are seen through the ways of writing them", () => {
    expect(subjects(contradictingHours(given))).toEqual(["opening hours", "hours.support", "callbackSlots.evening"]);
    const week = { days: { en: "Monday to Sunday", ar: "" }, time: "9:00 AM - 6:00 PM" };
    const agreed = { ...given.hours, contactPage: week, supportPages: week, support: "Monday to Sunday" };
    const callbackSlots = { ...given.callbackSlots, evening: { from: 16, to: 18 } };
    expect(contradictingHours({ ...given, hours: agreed, callbackSlots })).toEqual([]);
  });

  it("between phones, savings and taxes are all named", () => {
    expect(subjects(contradictingFigures(given, today))).toEqual([
      "phones",
      "price.statedSaving",
      "price.savingOverFiveYears",
      "price.savingPerYear",
      "price.vatPercent",
    ]);
    expect(subjects(contradictingFigures({ ...given, foundedYear: 2010 }, today))).toContain("claims.years");
  });

  it("vanish when the figures agree with the rule and with one another", () => {
    const one = "+971 4 123 4567";
    const phones = { ...given.phones, sales: one, support: one, checkout: one };
    const price = {
      ...given.price,
      vatPercent: 5,
      statedSaving: 6976,
      savingPerYear: "3,488",
      savingOverFiveYears: "17,440",
    };
    expect(contradictingFigures({ ...given, phones, price }, today)).toEqual([]);
  });
});

it("lists the customers and the history that were made up, in each language, and no others", () => {
  const copy = {
    testimonials: [{ author: "Reena Thomas" }, { author: "Somebody Real" }],
    milestones: [
      { year: "2006", title: "The first till" },
      { year: "2018", title: "VAT comes to the UAE" },
    ],
  };
  expect(inventedVoices({ en: copy }).map(({ detail }) => detail)).toEqual([
    "testimonial of Reena Thomas, shown as a verified review",
    "milestone 2006: The first till",
  ]);
});

it("lists each film and caption that is not there", () => {
  expect(subjects(missingFilms(given, () => false))).toEqual(expect.arrayContaining(filmFiles("retail")));
  expect(subjects(missingFilms(given, (path) => path.endsWith(".vtt")))).not.toContain("public/films/retail.ar.vtt");
});

it("prints a table by groups, with the subjects in one column", () => {
  const table = launchTable(launchFindings({ today, fileExists: () => false }));
  expect(table).toMatch(/^Films that are missing: \d+$/m);
  expect(
    launchTable([
      { group: "past", subject: "b", detail: "two" },
      { group: "fictional", subject: "aaa", detail: "one" },
    ]),
  ).toBe("Facts still fictional (content/business.ts): 1\n  aaa  one\n\nDates in the past: 1\n  b    two");
});
