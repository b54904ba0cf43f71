import { z } from "zod";
import { emirates } from "../contact/emirates.ts";
import { readTrn } from "../contact/trn.ts";
import { optionalText, requiredLine } from "../validation/fields.ts";
import { contactFields } from "./quote-request.ts";
import { preferredTimes } from "./sources.ts";

/** "uae" stands for an emirate not asked for, in checkout requests only (product decision 7). */
export const checkoutEmirates = [...emirates, "uae"] as const;

export const callbackRequest = z.object({
  ...contactFields,
  preferredTime: z
    .union([z.enum(preferredTimes), z.literal("")], "invalidChoice")
    .nullish()
    .transform((time) => time ?? ""),
});

export const invoiceRequest = z.object({
  ...contactFields,
  companyName: requiredLine("required", 1),
  trn: optionalText(60).transform((typed, context) => {
    const digits = readTrn(typed);
    if (typed && !digits) context.addIssue({ code: "custom", message: "trn" });
    return digits ?? "";
  }),
  emirate: z
    .union([z.enum(checkoutEmirates), z.literal("")], "emirate")
    .nullish()
    .transform((emirate) => emirate || "uae"),
  address: requiredLine("required", 1),
});

export type CallbackRequest = z.output<typeof callbackRequest>;
export type InvoiceRequest = z.output<typeof invoiceRequest>;
