import { business } from "#content/business.ts";
import { callbackFacts } from "#content/callback-facts.ts";
import { teamEmail } from "#content/en/team-email.ts";
import { type ContactMethod, contactMethods, defaultContactMethod } from "#domain/contact/contact-methods.ts";
import { fill } from "#domain/language/fill.ts";
import { type PreferredTime, preferredTimes } from "#domain/lead/sources.ts";
import { callbackPromise } from "#domain/promises/callback-promise.ts";
import { slotText } from "#domain/promises/callback-slots.ts";
import { formatDubaiDay, formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { invoicePromise } from "#domain/promises/invoice-promise.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";

export interface TeamPromise {
  /** What has to be done, short enough for a lock screen. */
  todo: string;
  /** What the customer was told. */
  promised: string;
}

/** What was promised to whoever sent a lead, counted from when it was stored, in Dubai time. */
export function teamPromise(lead: StoredLead): TeamPromise {
  const { todo, promised } = teamEmail;
  if (lead.source === "checkout_callback") return callPromise(lead);
  if (lead.source !== "checkout_invoice") {
    return { todo: todo.quote[methodOf(lead.preferred_contact_method)], promised: promised.none };
  }
  const by = invoicePromise(new Date(lead.created_at), business.promises.invoiceHours);
  return filled(todo.invoiceBy, promised.invoice, moment(by));
}

/** The call that a lead was promised. */
export function callOf(lead: StoredLead) {
  return callbackPromise(new Date(lead.created_at), timeOf(lead.preferred_time), callbackFacts);
}

function callPromise(lead: StoredLead): TeamPromise {
  const { todo, promised } = teamEmail;
  const promise = callOf(lead);
  switch (promise.kind) {
    case "soon":
      return filled(todo.callBy, promised.soon, moment(promise.by));
    case "slot":
      return filled(todo.callInSlot, promised.slot, { ...moment(promise.from), slot: slotText(promise.slot) });
    case "opening":
      return filled(todo.callAtOpening, promised.opening, moment(promise.at));
  }
}

export function methodOf(stored: string): ContactMethod {
  return contactMethods.find((method) => method === stored) ?? defaultContactMethod;
}

function timeOf(stored: string | null): PreferredTime | "" {
  return preferredTimes.find((time) => time === stored) ?? "";
}

function moment(instant: Date) {
  return { time: formatDubaiTime(instant), day: formatDubaiDay(instant, "en") };
}

function filled(todo: string, promised: string, values: Record<string, string>): TeamPromise {
  return { todo: fill(todo, values), promised: fill(promised, values) };
}
