import type { AnsweredIntent } from "#domain/chat/answer.ts";
import type { Slots } from "#domain/chat/slots.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import type { Context } from "./conversation-context.ts";

/** Questions whose answer is the same for every trade: "and for a pharmacy?" asks them again. */
const forEveryTrade: readonly AnsweredIntent[] = [
  "price",
  "monthly-fees",
  "vat-on-price",
  "results",
  "quote",
  "delivery",
  "installation",
  "training",
  "warranty",
  "trial",
  "integrations",
];

/** Their answers say what they cost. */
const withTheirPrice: readonly AnsweredIntent[] = [
  "scanner",
  "scanner-speed",
  "kitchen-screen",
  "customer-display",
  "accessories",
  "receipt-paper",
  "installation",
  "training",
  "delivery",
  "support",
  "trial",
];

/** "How much is it?", "Is it included?" */
const asksForPrice: readonly AnsweredIntent[] = ["price", "package-contents"];

/** Their answers say how soon: "when do I get it?" */
const withTheirTime: readonly AnsweredIntent[] = ["invoice", "bank-transfer", "call-back", "email"];

const devices =
  /^(?:terminal|screen|processor|memory|storage|printer|cash-drawer|scanner|kitchen-screen|customer-display)/;
const forEveryDevice: readonly AnsweredIntent[] = ["warranty", "repair"];

const speeds: Partial<Record<AnsweredIntent, AnsweredIntent>> = { printer: "printer-speed", scanner: "scanner-speed" };

/** The question before, asked again for another place, trade or number; undefined when these words do not do that. */
export function swapSlot(before: Context, slots: Slots): AnsweredIntent | undefined {
  if (slots.emirate) return `coverage-${slots.emirate}`;
  if (slots.abroad) return "outside-uae";
  if (before.intent === "savings" && (slots.outlets !== undefined || slots.businessType)) return "savings";
  if (slots.businessType) return forTrade(before.intent, slots.businessType);
  if (slots.outlets !== undefined && before.intent === "price") return "several-outlets";
  return undefined;
}

/** The question before, asked again for another device, or for its price; undefined when it is neither. */
export function swapSubject(before: Context, asked: AnsweredIntent): AnsweredIntent | undefined {
  if (asksForPrice.includes(asked) && withTheirPrice.includes(before.intent)) return before.intent;
  if (asked === "delivery" && withTheirTime.includes(before.intent)) return before.intent;
  if (before.intent === "trial" && asked === "how-to-order") return "trial-download";
  if (devices.test(asked) && forEveryDevice.includes(before.intent)) return before.intent;
  if (devices.test(asked) && devices.test(before.intent) && speeds[asked] === undefined) return asked;
  return before.intent.endsWith("-speed") ? speeds[asked] : undefined;
}

function forTrade(before: AnsweredIntent, trade: BusinessType): AnsweredIntent {
  return forEveryTrade.includes(before) ? before : `industry-${trade}`;
}
