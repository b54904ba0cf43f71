import { shownNumber } from "#domain/contact/shown-number.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import type { TrialProps } from "./props.ts";
import type { TrialValues } from "./trial-values.ts";

/** The chat that carries the details themselves, for when the server cannot be reached. */
export function unsentTrialChat(values: TrialValues, { copy, whatsapp }: TrialProps): string {
  const businessType = copy.businessTypes[values.businessType as BusinessType] ?? "-";
  const phone = shownNumber(values.phone);
  return whatsappLink(whatsapp, fill(copy.whatsappText, { ...values, phone, businessType }));
}
