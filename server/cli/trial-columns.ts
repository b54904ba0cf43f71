import { shownNumber } from "#domain/contact/shown-number.ts";
import type { StoredTrial } from "#server/trials/trial-store.ts";
import { type Column, field, received } from "./columns.ts";

/** What fits a terminal. */
export const trialTableColumns: Column<StoredTrial>[] = [
  received(),
  field("Status", "status"),
  field("Name", "full_name"),
  { title: "Phone", value: (trial) => trial.phone_e164 ?? shownNumber(trial.phone) },
  field("E-mail", "email"),
  field("Type", "business_type"),
  field("Downloads", "download_count"),
];

export const trialCsvColumns: Column<StoredTrial>[] = [
  field("Id", "id"),
  received(),
  field("Status", "status"),
  field("Name", "full_name"),
  field("Phone as typed", "phone"),
  field("Phone", "phone_e164"),
  field("E-mail", "email"),
  field("Business type", "business_type"),
  field("Downloads", "download_count"),
  field("Language", "locale"),
  field("Created (UTC)", "created_at"),
  field("Updated (UTC)", "updated_at"),
];
