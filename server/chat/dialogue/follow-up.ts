import { lexicon as arabicLexicon } from "#content/ar/chat/lexicon.ts";
import { slotWords as arabicWords } from "#content/ar/chat/slot-words.ts";
import { lexicon } from "#content/en/chat/lexicon.ts";
import { slotWords } from "#content/en/chat/slot-words.ts";
import { conceptReader } from "#domain/chat/concepts.ts";
import { normalize } from "#domain/chat/normalize.ts";
import { slotReader } from "#domain/chat/read-slots.ts";

export const readSlots = slotReader([slotWords, arabicWords], [lexicon, arabicLexicon]);

const LONGEST_CONTINUATION = 6;
const openings = [slotWords, arabicWords].flatMap(({ continuations }) =>
  continuations.split(" ").map((words) => normalize(words.replaceAll("_", " "))),
);
/** Words that begin with the letter of "and" and do not say it. */
const NO_CONJUNCTION = /^و(?:ين|ش|اتس|قت|رق(?!م)|صل|يندوز|اي|احد|ظيف|رد|زن|جبات|يب|يتر|لا$|الا$|يا|فر|ضع|الله)/;

/** Words that join one question to another, normalised. */
export const conjunctions: ReadonlySet<string> = new Set(["and", "plus", "also", "w", "wa", "و"]);

const questionWords = new Set(
  [slotWords, arabicWords].flatMap(({ asking }) => asking.split(" ").map((word) => normalize(word))),
);

/** "How", "شو", "mata": a word that begins a question of its own. */
export function asks(word: string): boolean {
  return questionWords.has(normalize(word));
}

/** Few words: too few to be sure that they ask something of their own. */
export function isShort(text: string): boolean {
  return normalize(text).split(" ").length <= LONGEST_CONTINUATION;
}

const LATIN_AND = /^(?:w|wa|wel|w?lel) /;

/** "wel printer?": one Arabic letter in front of a word that is English. */
export function beginsInLatinLetters(text: string): boolean {
  return LATIN_AND.test(normalize(text));
}

/** "And in Sharjah?", "what about …", "وللمطعم؟", "w fe 3ajman?" */
export function beginsLikeContinuation(text: string): boolean {
  const words = normalize(text);
  if (LATIN_AND.test(words) || openings.some((opening) => words.startsWith(`${opening} `))) return true;
  return beginsWithAnd(words);
}

/** Whether normalised words begin with the letter of "and", which Arabic writes onto a word. */
export function beginsWithAnd(words: string): boolean {
  return /^و\p{L}{2}/u.test(words) && !NO_CONJUNCTION.test(words);
}

const subjects = new Set(["package", "terminal", "software", "printer", "drawer", "screen", "hardware", "receipt"]);
const concepts = conceptReader(lexicon, arabicLexicon);

/** "How much is it?" does not say what. */
export function namesNothing(text: string): boolean {
  return !concepts.read(normalize(text)).some((concept) => subjects.has(concept));
}

const days = conceptReader(...[slotWords, arabicWords].map((words) => ({ day: words.days })));

/** "On Saturday", "باجر", "bacher". */
export function namesDay(text: string): boolean {
  return days.read(normalize(text), true).length > 0;
}
