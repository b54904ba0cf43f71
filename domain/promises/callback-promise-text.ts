import { shownNumber } from "../contact/shown-number.ts";
import { fill } from "../language/fill.ts";
import type { Locale } from "../language/locales.ts";
import type { CallbackPromise } from "./callback-promise.ts";
import { slotText } from "./callback-slots.ts";
import { formatDubaiDay, formatDubaiTime } from "./dubai-time.ts";

/** The sentences of content/{en,ar}/checkout.ts, one for each kind of promise. */
export interface CallbackPromiseTexts {
  soon: string;
  slot: string;
  outsideHours: string;
}

/** What is said of a call-back to who asked for it; the phone stands on one line. */
export function callbackPromiseText(
  promise: CallbackPromise,
  typedPhone: string,
  texts: CallbackPromiseTexts,
  locale: Locale,
): string {
  const phone = shownNumber(typedPhone).replaceAll(" ", "\u00a0");
  switch (promise.kind) {
    case "soon":
      return fill(texts.soon, { phone, time: formatDubaiTime(promise.by) });
    case "slot":
      return fill(texts.slot, { phone, day: formatDubaiDay(promise.from, locale), slot: slotText(promise.slot) });
    case "opening":
      return fill(texts.outsideHours, {
        phone,
        day: formatDubaiDay(promise.at, locale),
        time: formatDubaiTime(promise.at),
      });
  }
}
