import { shownNumber } from "#domain/contact/shown-number.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { fill } from "#domain/language/fill.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import type { ReferralProps } from "./props.ts";
import type { ReferralValues } from "./referral-values.ts";

/** The chat that carries the referral itself, for when the server cannot be reached. */
export function unsentReferralChat(values: ReferralValues, { copy, whatsapp }: ReferralProps): string {
  const { businessTypes, whatsappText } = copy.form;
  const businessType = businessTypes[values.businessType as BusinessType] ?? "";
  const businessPhone = shownNumber(values.businessPhone);
  const text = fill(whatsappText, { ...values, businessPhone, businessType, notes: values.notes || "-" });
  return whatsappLink(whatsapp, text);
}
