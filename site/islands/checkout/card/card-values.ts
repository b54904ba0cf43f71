import type { PaymentRequest } from "#domain/payment/payment-request.ts";
import { draftOf } from "../../form/draft.ts";

export type CardValues = Record<keyof PaymentRequest, string>;

export const CARD_FORM_ID = "card-form";

export const requiredForCard = ["customerName", "customerEmail"] as const;

/** Who pays; the card itself is typed into Stripe's frame and never reaches this page. */
export const cardDraft = draftOf<CardValues>({
  storageKey: "card-draft",
  formId: CARD_FORM_ID,
  empty: { customerName: "", customerEmail: "" },
});
