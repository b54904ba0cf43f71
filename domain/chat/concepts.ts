import { normalize } from "./normalize.ts";
import { skeleton } from "./skeleton.ts";
import { arabicStem, bareWord, englishStem, isArabic, skeletonStem, withoutLatinArticle } from "./stem.ts";

/** For each concept its words, parted by spaces; "_" stands for a space in a phrase, a last "*" for any ending. */
export type Lexicon = Readonly<Record<string, string>>;

export interface ConceptReader {
  /** Concepts named in a normalised question, each once. `spelled` also reads Latin letters as Arabic. */
  read(normalized: string, spelled?: boolean): string[];
}

type Form = (word: string) => string;
type Index = Map<string, string[]>;

const LONGEST_PHRASE = 4;
const SHORTEST_BEGINNING = 2;
const SHORTEST_SOUNDS = 3;

/** Each way to bring a word of a question and a word of the lexicon together, the nearest first. */
const stemOf: Form = (word) => (isArabic(word) ? arabicStem(word) : englishStem(word));
const soundsOf: Form = (word) => {
  const sounds = skeletonStem(skeleton(isArabic(word) ? bareWord(word) : withoutLatinArticle(word)));
  return sounds.length >= SHORTEST_SOUNDS ? sounds : "";
};

export function conceptReader(...lexicons: Lexicon[]): ConceptReader {
  const entries = lexicons.flatMap((lexicon) =>
    Object.entries(lexicon).flatMap(([concept, words]) =>
      words
        .split(" ")
        .map((entry) => ({ concept, entry: normalize(entry.replaceAll("_", " ")), open: entry.endsWith("*") })),
    ),
  );
  const whole = index(entries.filter(({ open }) => !open));
  const beginnings = index(entries.filter(({ open }) => open));
  const stems = index(entries.map((each) => ({ ...each, entry: formOf(each.entry, stemOf) })));
  const sounds = index(
    entries.filter(({ entry }) => isArabic(entry)).map((each) => ({ ...each, entry: formOf(each.entry, soundsOf) })),
  );

  return {
    read(normalized, spelled = false) {
      const found = new Set<string>();
      const words = normalized.split(" ");
      const take = (concepts: readonly string[] = []) => {
        for (const concept of concepts) found.add(concept);
        return concepts.length > 0;
      };
      for (const phrase of phrasesOf(words)) {
        const known = [phrase, bareWord(phrase), withoutAnd(phrase)]
          .map((form) => take(whole.get(form)))
          .includes(true);
        const begun = !phrase.includes(" ") && takeBeginnings(phrase);
        if (known || begun) continue;
        const alike = take(stems.get(formOf(phrase, stemOf)));
        if (!alike && spelled) take(sounds.get(formOf(phrase, soundsOf)));
      }
      return [...found];

      function takeBeginnings(word: string): boolean {
        const forms = [...new Set([word, bareWord(word)])];
        return forms
          .flatMap(beginningsOf)
          .map((beginning) => take(beginnings.get(beginning)))
          .includes(true);
      }
    },
  };
}

function index(entries: readonly { concept: string; entry: string }[]): Index {
  const found: Index = new Map();
  for (const { concept, entry } of entries) {
    if (entry !== "") found.set(entry, [...(found.get(entry) ?? []), concept]);
  }
  return found;
}

/** Every word of a phrase in a form; empty when one has none. */
function formOf(phrase: string, form: Form): string {
  const words = phrase.split(" ").map(form);
  return words.includes("") ? "" : words.join(" ");
}

function* phrasesOf(words: readonly string[]): Generator<string> {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + LONGEST_PHRASE); end > start; end -= 1) {
      yield words.slice(start, end).join(" ");
    }
  }
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - SHORTEST_BEGINNING + 1) }, (_, at) =>
    word.slice(0, at + SHORTEST_BEGINNING),
  );
}

/** "وعمان" is "and Oman". */
function withoutAnd(word: string): string {
  return word.replace(/^و(?=.{3})/, "");
}
