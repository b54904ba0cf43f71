const SHORTEST = 3;

export function isArabic(word: string): boolean {
  return /[\u0600-\u06ff]/.test(word);
}

/** A normalised Arabic word or phrase without article and particles. */
export function bareWord(word: string): string {
  return word.replace(/^(?:و|ف)?(?:بال|كال|وال|عال|هال|لل|ال|ب|ل|ع)(?=.{2})/, "");
}

/** "else3er" and "wel jihaz" lose what Arabic writes onto a word. */
export function withoutLatinArticle(word: string): string {
  return word.replace(/^(?:w|b|f|l)?(?:el|al|il)(?=.{3})/, "");
}

const JOINED_BEFORE = /^(?:و|ف)?(?:بال|كال|وال|عال|هال|لل|ال)/;
const VERB_BEFORE = /^(?:[وف]?(?:ا(?=ي))?[بحسه]?[ايتن]|[وفبلكعم])/;
const JOINED_AFTER = /(?:هما|كما|تها|ونه|ها|هم|كم|نا|ني|وا|ون|ين|ات|ان|يه|ته|تي|ه|ي|ك|ت|ا)$/;

/** A normalised Arabic word without what is written onto it: article, particles, person, plural, pronouns. */
export function arabicStem(word: string): string {
  const noun = cut(word, JOINED_BEFORE);
  const verb = noun === word ? cut(word, VERB_BEFORE) : noun;
  return cut(cut(verb, JOINED_AFTER), JOINED_AFTER);
}

/** The same for the consonants of a word, in which Arabic and its Latin spelling meet (see skeleton). */
export function skeletonStem(sounds: string): string {
  return cut(cut(cut(sounds, /^(?:bt|lb|bl|fl|ll|b|t|n|l|m)/), /(?:hm|km|tn|n|h|k|t)$/), /(?:h|n|t)$/);
}

/** An English word without its usual endings. */
export function englishStem(word: string): string {
  const stem = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ings?|edly|ed|ly|ers?|es|s|e|y)$/, "");
  return stem.length < SHORTEST ? word : stem;
}

function cut(word: string, part: RegExp): string {
  const rest = word.replace(part, "");
  return rest.length < SHORTEST ? word : rest;
}
