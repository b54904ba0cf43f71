import { draftOf } from "../form/draft.ts";
import { emptyQuote, QUOTE_FORM_ID, type QuoteValues } from "./quote-values.ts";

const DRAFT_EVENT = "quote-draft";

export const quoteDraft = draftOf<QuoteValues>({ storageKey: "quote-draft", formId: QUOTE_FORM_ID, empty: emptyQuote });

/** Whether more was written than the compact card asks for. */
export function isUnfoldedDraft(): boolean {
  const { businessType: _type, numberOfOutlets: _outlets, ...others } = quoteDraft.starting();
  return Object.entries(others).some(([name, value]) => value !== emptyQuote[name as keyof QuoteValues]);
}

/** Tells the full form of this page what the compact card has. */
export function handOver(values: Partial<QuoteValues>) {
  quoteDraft.keep(values);
  window.dispatchEvent(new CustomEvent(DRAFT_EVENT, { detail: values }));
}

export function onHandOver(receive: (values: Partial<QuoteValues>) => void): () => void {
  const listener = (event: Event) => receive((event as CustomEvent<Partial<QuoteValues>>).detail);
  window.addEventListener(DRAFT_EVENT, listener);
  return () => window.removeEventListener(DRAFT_EVENT, listener);
}

/** The address may say what the card would: /products?businessType=cafe&numberOfOutlets=3. */
export function startingQuote(): QuoteValues {
  return quoteDraft.starting(() => {
    const { businessType, numberOfOutlets } = Object.fromEntries(new URLSearchParams(window.location.search));
    return quoteDraft.onlyKnown({ businessType, numberOfOutlets });
  });
}
