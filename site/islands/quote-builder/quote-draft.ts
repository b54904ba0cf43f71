import { emptyQuote, QUOTE_FORM_ID, type QuoteValues } from "./quote-values.ts";

const STORAGE_KEY = "quote-draft";
const DRAFT_EVENT = "quote-draft";

/** Half a quote survives a reload; it stays in this tab and goes with it. */
export function keepDraft(values: Partial<QuoteValues>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readDraft(), ...values }));
  } catch {
    // Storage is off or full: then a reload starts an empty form, and nothing else is lost.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

/** Tells the full form of this page what the compact card has. */
export function handOver(values: Partial<QuoteValues>) {
  keepDraft(values);
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: values }));
}

export function onHandOver(receive: (values: Partial<QuoteValues>) => void): () => void {
  const listener = (event: Event) => receive((event as CustomEvent<Partial<QuoteValues>>).detail);
  window.addEventListener(DRAFT_EVENT, listener);
  return () => window.removeEventListener(DRAFT_EVENT, listener);
}

/**
 * Where the form starts: the draft of this tab, over it what the address says (/products?businessType=cafe), over it
 * what was typed into the page's HTML before the island woke.
 */
export function startingValues(): QuoteValues {
  if (typeof document === "undefined") return emptyQuote;
  return { ...emptyQuote, ...readDraft(), ...fromAddress(), ...typedBeforeWaking() };
}

function readDraft(): Partial<QuoteValues> {
  try {
    return onlyKnown(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function fromAddress(): Partial<QuoteValues> {
  const { businessType, numberOfOutlets } = Object.fromEntries(new URLSearchParams(window.location.search));
  return onlyKnown({ businessType, numberOfOutlets });
}

function typedBeforeWaking(): Partial<QuoteValues> {
  const form = document.getElementById(QUOTE_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = onlyKnown(Object.fromEntries(new FormData(form)));
  const untouched = (name: string, value: string) => emptyQuote[name as keyof QuoteValues] === value;
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !untouched(name, value)));
}

function onlyKnown(values: Record<string, unknown>): Partial<QuoteValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in emptyQuote && typeof value === "string"),
  );
}
