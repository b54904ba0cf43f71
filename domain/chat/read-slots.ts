import { type Emirate, emirates } from "../contact/emirates.ts";
import { type BusinessType, businessTypes } from "../quote/business-types.ts";
import { conceptReader } from "./concepts.ts";
import { normalize } from "./normalize.ts";
import type { Slots } from "./slots.ts";

/** Words of a language, written as in a lexicon. */
export interface SlotWords {
  trades: Readonly<Record<BusinessType, string>>;
  numbers: Readonly<Record<number, string>>;
  /** After a number: it does not count outlets. */
  units: string;
  /** At the beginning of a question that goes on from the one before. */
  continuations: string;
}

export type SlotReader = (text: string, spelled: boolean) => Slots;

/** Prices and years are no numbers of outlets. */
const LARGEST_NUMBER = 999;
const ABROAD = "abroad";

/** `places` names the words of each emirate, and of `abroad`; other concepts in it do no harm. */
export function slotReader(
  languages: readonly SlotWords[],
  places: readonly Readonly<Record<string, string>>[],
): SlotReader {
  const trades = conceptReader(...languages.map((words) => words.trades));
  const numbers = conceptReader(...languages.map((words) => words.numbers));
  const units = conceptReader(...languages.map((words) => ({ unit: words.units })));
  const where = conceptReader(...places.map(onlyPlaces));

  return (text, spelled) => {
    const normalized = normalize(text);
    const words = normalized.split(" ");
    const isUnit = (word = "") => units.read(word).length > 0;
    const counted = words.find(
      (word, at) => /^\d+$/.test(word) && Number(word) <= LARGEST_NUMBER && !isUnit(words[at + 1]),
    );
    const spelledOut = words.find((word, at) => numbers.read(word, spelled).length > 0 && !isUnit(words[at + 1]));
    const outlets = counted ?? (spelledOut && numbers.read(spelledOut, spelled).at(-1));
    const trade = mostParticular(trades.read(normalized, spelled));
    const named = where.read(normalized, spelled);
    const emirate = named.find(isEmirate);
    return {
      ...(outlets !== undefined && { outlets: Number(outlets) }),
      ...(trade && { businessType: trade }),
      ...(emirate && { emirate }),
      ...(!emirate && named.includes(ABROAD) && { abroad: true as const }),
    };
  };
}

/** "A clothes shop" is a fashion shop before it is a shop. */
function mostParticular(found: readonly string[]): BusinessType | undefined {
  const named = businessTypes.filter((type) => found.includes(type));
  return named.find((type) => type !== "retail") ?? named[0];
}

function onlyPlaces(lexicon: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lexicon).filter(([concept]) => concept === ABROAD || isEmirate(concept)));
}

function isEmirate(value: string): value is Emirate {
  return emirates.some((emirate) => emirate === value);
}
