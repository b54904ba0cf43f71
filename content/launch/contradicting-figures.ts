import { formatNumber } from "#domain/language/numbers.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";

export function contradictingFigures(facts: Facts, today: string): Finding[] {
  return [...phones(facts), ...savings(facts), ...vat(facts), ...years(facts, today)];
}

function phones({ phones: { sales, support, checkout } }: Facts): Finding[] {
  if (new Set([sales, support, checkout]).size === 1) return [];
  const detail = `visitors are told to call ${sales} (sales), ${support} (support) and ${checkout} (checkout)`;
  return [{ group: "contradiction", subject: "phones", detail }];
}

/** Three stated savings, against one another and against the rule behind the quote, for one retail outlet. */
function savings({ price }: Facts): Finding[] {
  const { total, year1, year2 } = estimateSavings("retail", 1);
  const perYear = leadingNumber(price.savingPerYear);
  const fiveYears = leadingNumber(price.savingOverFiveYears);
  const found: Finding[] = [];
  const add = (subject: string, detail: string) => found.push({ group: "contradiction", subject, detail });
  if (price.statedSaving !== total) {
    add(
      "price.statedSaving",
      `${formatNumber(price.statedSaving)} stated; the quote works out ${formatNumber(total)} over two years`,
    );
  }
  if (perYear * 5 !== fiveYears) {
    add(
      "price.savingOverFiveYears",
      `${price.savingOverFiveYears} stated; five years of ${price.savingPerYear} are ${formatNumber(perYear * 5)}`,
    );
  }
  if (perYear !== Math.round(total / 2)) {
    add(
      "price.savingPerYear",
      `${price.savingPerYear} stated; the quote works out ${formatNumber(year1)} in year 1 and ${formatNumber(year2)} in year 2`,
    );
  }
  return found;
}

function vat({ price, regulation }: Facts): Finding[] {
  if (price.vatPercent === regulation.vatPercent) return [];
  const detail = `the order summary shows ${price.vatPercent}%; the law says ${regulation.vatPercent}%`;
  return [{ group: "contradiction", subject: "price.vatPercent", detail }];
}

function years({ claims, foundedYear }: Facts, today: string): Finding[] {
  const since = Number(today.slice(0, 4)) - foundedYear;
  if (leadingNumber(claims.years) <= since) return [];
  return [
    { group: "contradiction", subject: "claims.years", detail: `${claims.years} claimed; ${since} since foundedYear` },
  ];
}

/** "2,400+" is 2400. */
function leadingNumber(text: string): number {
  return Number.parseInt(text.replaceAll(",", ""), 10);
}
