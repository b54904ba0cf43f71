import { shownNumber } from "#domain/contact/shown-number.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";
import { type Column, field, received } from "./columns.ts";

type LeadColumn = Column<StoredLead>;

const phone: LeadColumn = { title: "Phone", value: (lead) => lead.phone_e164 ?? shownNumber(lead.phone) };

/** What fits a terminal. */
export const tableColumns: LeadColumn[] = [
  field("Number", "id"),
  received(),
  field("Source", "source"),
  field("Status", "status"),
  field("Business", "business_name"),
  field("Contact", "contact_person"),
  phone,
  field("E-mail", "email"),
  field("Emirate", "emirate"),
  field("Outlets", "number_of_outlets"),
];

/** Everything that is stored, but for the key of the pro-forma invoice. */
export const csvColumns: LeadColumn[] = [
  field("Number", "id"),
  received(),
  field("Source", "source"),
  field("Status", "status"),
  field("Business", "business_name"),
  field("Contact", "contact_person"),
  field("Phone as typed", "phone"),
  field("Phone", "phone_e164"),
  field("E-mail", "email"),
  field("Contact by", "preferred_contact_method"),
  field("Business type", "business_type"),
  field("Emirate", "emirate"),
  field("Outlets", "number_of_outlets"),
  field("2-year saving (AED)", "expected_savings"),
  field("Monthly (AED)", "monthly_emi_amount"),
  field("Notes", "notes"),
  field("Company", "company_name"),
  field("TRN", "trn"),
  field("Address", "address"),
  field("Preferred time", "preferred_time"),
  field("Language", "locale"),
  field("Created (UTC)", "created_at"),
  field("Updated (UTC)", "updated_at"),
];
