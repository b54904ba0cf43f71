import type { ReferralRequest } from "#domain/referral/new-referral.ts";
import { draftOf } from "../form/draft.ts";

export type ReferralValues = Record<keyof ReferralRequest, string>;

const empty: ReferralValues = {
  referrerName: "",
  referrerEmail: "",
  businessName: "",
  contactPerson: "",
  businessPhone: "",
  businessType: "",
  notes: "",
};

export const REFERRAL_FORM_ID = "referral-form";

export const referralDraft = draftOf<ReferralValues>({ storageKey: "referral-draft", formId: REFERRAL_FORM_ID, empty });
