import type { CallbackFacts } from "#domain/promises/callback-promise.ts";
import { business } from "./business.ts";

/** What the promise of a call-back follows: of the hours that disagree, the ones written for machines, 09:00 to 18:00 every day. */
export const callbackFacts: CallbackFacts = {
  callbackMinutes: business.promises.callbackMinutes,
  officeHours: business.hours.structuredData,
  slots: business.callbackSlots,
};
