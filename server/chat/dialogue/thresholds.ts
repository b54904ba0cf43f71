import type { Guess } from "#server/chat/classifier/understanding.ts";

/**
 * From leaving out a fifth of the hand-written questions at a time (npm run chat:validate): with these, more than
 * 95% of what is none of ours is declined.
 */
export const thresholds = {
  /** From here on a question is taken for none of ours. */
  outOfScope: 0.5,
  /** Between this and outOfScope the assistant asks what was meant. */
  doubtful: 0.12,
  /** From here on the likeliest question is answered although it might be none of ours: "كم السعر". */
  likely: 0.68,
  /** Below this the likeliest question is not likely enough. */
  unlikely: 0.15,
  /** A question that is offered to choose from is at least this likely. */
  choice: 0.04,
  /** A continuation is understood by itself from here on. */
  clear: 0.5,
  /** From here on a sentence asks one thing, whatever "and" joins in it. */
  single: 0.9,
  /** A part of a message that begins with a word that asks is a question of its own from here on. */
  asking: 0.35,
};

export type Verdict = "answer" | "unsure" | "out-of-scope";

export function verdictOf({ ranked, outOfScope }: Guess): Verdict {
  const likeliest = ranked[0]?.probability ?? 0;
  if (outOfScope >= thresholds.outOfScope) return "out-of-scope";
  const isDoubtful = outOfScope >= thresholds.doubtful && likeliest < thresholds.likely;
  return isDoubtful || likeliest < thresholds.unlikely ? "unsure" : "answer";
}

export function isClear(guess: Guess): boolean {
  return isAnsweredFrom(thresholds.clear, guess);
}

/** Less than clear: enough for what seems to be a question of its own. */
export function isLikely(guess: Guess): boolean {
  return isAnsweredFrom(thresholds.asking, guess);
}

function isAnsweredFrom(probability: number, guess: Guess): boolean {
  return verdictOf(guess) === "answer" && (guess.ranked[0]?.probability ?? 0) >= probability;
}
