import { type Emirate, emirates } from "../contact/emirates.ts";
import { type BusinessType, businessTypes } from "../quote/business-types.ts";
import { conceptReader } from "./concepts.ts";
import { normalize } from "./normalize.ts";
import type { Slots } from "./slots.ts";
import { bareWord } from "./stem.ts";

/** Words of a language, written as in a lexicon. */
export interface SlotWords {
  trades: Readonly<Record<BusinessType, string>>;
  numbers: Readonly<Record<number, string>>;
  /** After a number: it does not count outlets. */
  units: string;
  /** At the beginning of a question that goes on from the one before. */
  continuations: string;
  /** At the beginning of a sentence that says what the visitor has, and asks nothing. */
  statements: string;
  /** Each begins a question, also in the middle of a sentence. */
  asking: string;
  /** When one comes to visit. */
  days: string;
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
  const numbers = numberReader(languages.map((words) => words.numbers));
  const units = conceptReader(...languages.map((words) => ({ unit: words.units })));
  const where = conceptReader(...places.map(onlyPlaces));

  return (text, spelled) => {
    const normalized = normalize(text);
    const words = normalized.split(" ");
    const isUnit = (word = "") => units.read(word).length > 0;
    const counted = words.find(
      (word, at) => /^\d+$/.test(word) && Number(word) <= LARGEST_NUMBER && !isUnit(words[at + 1]),
    );
    const spelledOut = words.find((word, at) => numbers(word, spelled) !== undefined && !isUnit(words[at + 1]));
    const outlets = counted ?? (spelledOut && numbers(spelledOut, spelled));
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

/**
 * The number that a word says. A stem is too little to know it by: "مطعم" is the stem of "مطعمين", two restaurants.
 * In Latin letters the sounds must do, and two of something ends in "n".
 */
function numberReader(languages: readonly Readonly<Record<number, string>>[]) {
  const entries = languages.flatMap((numbers) =>
    Object.entries(numbers).flatMap(([number, words]) =>
      words.split(" ").map((word) => [normalize(word.replaceAll("_", " ")), number] as const),
    ),
  );
  const whole = new Map(entries);
  const sounds = conceptReader(...languages);
  return (word: string, spelled: boolean): string | undefined => {
    const known = whole.get(word) ?? whole.get(bareWord(word)) ?? whole.get(word.replace(/^و/, ""));
    if (known !== undefined || !spelled) return known;
    const heard = sounds.read(word, true).at(-1);
    return heard === "2" && !word.endsWith("n") ? undefined : heard;
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
