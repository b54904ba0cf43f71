import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";

/** Structured data gives no days of its own: it says the whole week (spec 7). */
const WHOLE_WEEK = "Monday to Sunday";

export function contradictingHours({ hours, callbackSlots }: Facts): Finding[] {
  const office = {
    "hours.contactPage": `${hours.contactPage.days.en} ${onTheClock(hours.contactPage.time)}`,
    "hours.supportPages": `${hours.supportPages.days.en} ${onTheClock(hours.supportPages.time)}`,
    "hours.structuredData": `${WHOLE_WEEK} ${hours.structuredData.opens}-${hours.structuredData.closes}`,
  };
  const found: Finding[] = [];
  if (new Set(Object.values(office)).size > 1) {
    const detail = Object.entries(office).map(([path, text]) => `${path}: ${text}`);
    found.push({ group: "contradiction", subject: "opening hours", detail: detail.join("; ") });
  }
  if (hours.support === "24/7" && office["hours.supportPages"] !== `${WHOLE_WEEK} 00:00-24:00`) {
    const detail = `support is claimed ${hours.support}; the support pages give ${office["hours.supportPages"]}`;
    found.push({ group: "contradiction", subject: "hours.support", detail });
  }
  const closing = Object.values(office).map((text) => text.slice(-5));
  for (const [slot, { to }] of Object.entries(callbackSlots)) {
    const end = `${String(to).padStart(2, "0")}:00`;
    if (closing.every((time) => time < end)) {
      const detail = `calls until ${end}; all opening hours end earlier (${[...new Set(closing)].join(", ")})`;
      found.push({ group: "contradiction", subject: `callbackSlots.${slot}`, detail });
    }
  }
  return found;
}

/** "9:00 AM - 6:00 PM" becomes "09:00-18:00"; what reads otherwise stays as it is. */
function onTheClock(text: string): string {
  return text
    .replace(/(\d{1,2}):(\d{2})\s*(AM|PM)/gi, (_, hour: string, minute: string, half: string) => {
      const hours = (Number(hour) % 12) + (half.toUpperCase() === "PM" ? 12 : 0);
      return `${String(hours).padStart(2, "0")}:${minute}`;
    })
    .replace(/\s*[-–]\s*/, "-");
}
