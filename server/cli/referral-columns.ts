import { shownNumber } from "#domain/contact/shown-number.ts";
import type { StoredReferral } from "#server/referrals/referral-store.ts";
import { type Column, field, received } from "./columns.ts";

/** What fits a terminal. */
export const referralTableColumns: Column<StoredReferral>[] = [
  received(),
  field("Status", "status"),
  field("Business", "business_name"),
  field("Contact", "contact_person"),
  { title: "Phone", value: (referral) => referral.business_phone_e164 ?? shownNumber(referral.business_phone) },
  field("Type", "business_type"),
  field("Referred by", "referrer_name"),
  field("Their e-mail", "referrer_email"),
];

export const referralCsvColumns: Column<StoredReferral>[] = [
  field("Id", "id"),
  received(),
  field("Status", "status"),
  field("Business", "business_name"),
  field("Contact", "contact_person"),
  field("Phone as typed", "business_phone"),
  field("Phone", "business_phone_e164"),
  field("Business type", "business_type"),
  field("Notes", "notes"),
  field("Referred by", "referrer_name"),
  field("Their e-mail", "referrer_email"),
  field("Language", "locale"),
  field("Created (UTC)", "created_at"),
  field("Updated (UTC)", "updated_at"),
];
