import type { ToldRecord } from "../told-record.ts";
import { leadEmail } from "./customer-lead.ts";
import { referralEmail, trialEmail } from "./customer-others.ts";
import { paymentEmail } from "./customer-payment.ts";
import type { EmailDocument } from "./email-document.ts";

export interface CustomerEmail {
  /** Without an address where Stripe has lost it: nobody to write to. */
  to: { name: string; address: string };
  document: EmailDocument;
}

/** The confirmation to whoever sent a record, in the language they sent it in. */
export function customerEmail(record: ToldRecord, publicOrigin: string): CustomerEmail {
  switch (record.kind) {
    case "lead": {
      const { contact_person: name, email: address } = record.lead;
      return { to: { name, address }, document: leadEmail(record.lead, publicOrigin) };
    }
    case "referral": {
      const { referrer_name: name, referrer_email: address } = record.referral;
      return { to: { name, address }, document: referralEmail(record.referral, publicOrigin) };
    }
    case "trial": {
      const { full_name: name, email: address } = record.trial;
      return { to: { name, address }, document: trialEmail(record.trial, publicOrigin) };
    }
    case "payment": {
      const { customer_name: name, customer_email: address } = record.payment;
      return { to: { name: name ?? "", address: address ?? "" }, document: paymentEmail(record.payment, publicOrigin) };
    }
  }
}
