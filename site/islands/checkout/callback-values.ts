import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import { draftOf } from "../form/draft.ts";

export type CallbackValues = Record<keyof CallbackRequest, string>;

const empty: CallbackValues = { businessName: "", contactPerson: "", email: "", phone: "", preferredTime: "" };

export const CALLBACK_FORM_ID = "callback-form";

export const requiredForCallback = ["businessName", "contactPerson", "phone", "email"] as const;

export const callbackDraft = draftOf<CallbackValues>({ storageKey: "callback-draft", formId: CALLBACK_FORM_ID, empty });
