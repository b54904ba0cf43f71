import type { SlotWords } from "#domain/chat/read-slots.ts";

/** Words of trades and numbers, written as in the lexicon. */
export const slotWords: SlotWords = {
  trades: {
    retail: "shop shops store stores retail retailer boutique_gifts gift_shop",
    restaurant: "restaurant* eatery eateries shawarma_shop pizzeria",
    pharmacy: "pharmacy pharmacies drugstore* chemist*",
    supermarket: "supermarket* hypermarket*",
    convenience: "grocery groceries mini_mart* minimart* baqala* convenience corner_shop* mini_market*",
    cafe: "cafe cafes coffee_shop* cafeteria* coffeeshop* tea_shop* bakery bakeries juice_bar*",
    fashion: "fashion clothes clothing boutique* abaya_shop* shoe_shop*",
    electronics: "electronic* mobile_shop* phone_shop* computer_shop*",
    other: "salon* laundry laundries barber* florist* gym gyms",
  },
  numbers: {
    1: "one single",
    2: "two couple pair",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve dozen",
    15: "fifteen",
    20: "twenty",
    25: "twenty_five",
    30: "thirty",
    40: "forty",
    50: "fifty",
    100: "hundred",
  },
  /** After a number: it does not count outlets. */
  units: "gb gigabyte* mb inch* mm year* month* day* hour* minute* dirham* aed % percent million meter* second* am pm",
  /** At the beginning of a question that goes on from the one before. */
  continuations: "and what_about how_about what_if also then or so but for with in",
  /** A sentence that begins so says what the visitor has. */
  statements: "i im ive we were weve my our hi hello hey dear",
  asking: "what whats how where wheres when who which",
  days: "monday tuesday wednesday thursday friday saturday sunday weekend* tomorrow today tonight evening morning afternoon",
};
