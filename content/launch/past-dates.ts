import { type Facts, singleFacts } from "./facts.ts";
import type { Finding } from "./finding.ts";

/** Beginnings and dates of writing: these are past by nature. */
const pastByNature = ["offerValidity.from", "regulation.eInvoicing.voluntaryFrom", "legalLastUpdated"];
const MONTHS_UNTIL_STALE = 6;

/** `today` is a date in Dubai, as 2026-11-21. A month (2026-11) says when a rule was last looked up. */
export function pastDates(facts: Facts, today: string): Finding[] {
  const found: Finding[] = [];
  for (const [path, value] of singleFacts(facts)) {
    const text = String(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && text < today && !pastByNature.includes(path)) {
      found.push({ group: "past", subject: path, detail: `${text} has passed` });
    }
    if (/^\d{4}-\d{2}$/.test(text) && monthsBetween(text, today) >= MONTHS_UNTIL_STALE) {
      found.push({ group: "past", subject: path, detail: `last looked up in ${text}: look it up again` });
    }
  }
  if (String(facts.copyrightYear) < today.slice(0, 4)) {
    found.push({ group: "past", subject: "copyrightYear", detail: `${facts.copyrightYear} is not this year` });
  }
  return found;
}

function monthsBetween(month: string, today: string): number {
  const [year = 0, monthOfYear = 0] = month.split("-").map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
  return (thisYear - year) * 12 + thisMonth - monthOfYear;
}
