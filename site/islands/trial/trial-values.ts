import type { TrialRequest } from "#domain/trial/new-trial.ts";
import { draftOf } from "../form/draft.ts";

export type TrialValues = Record<keyof TrialRequest, string>;

const empty: TrialValues = { fullName: "", email: "", phone: "", businessType: "" };

export const TRIAL_FORM_ID = "trial-form";

export const trialDraft = draftOf<TrialValues>({ storageKey: "trial-draft", formId: TRIAL_FORM_ID, empty });
