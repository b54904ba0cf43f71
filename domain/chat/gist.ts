const LONGEST_WORD = 24;

/**
 * Beginning and end of a long message, where what is asked stands: at most so many words, each of a bounded length,
 * so that no message takes long to understand.
 */
export function gistOf(text: string, mostWords: number): string {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD));
  if (words.length <= mostWords) return words.join(" ");
  const half = Math.floor(mostWords / 2);
  return [...words.slice(0, half), ...words.slice(half - mostWords)].join(" ");
}
