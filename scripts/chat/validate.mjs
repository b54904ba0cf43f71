import { countRoots } from "#server/chat/classifier/known-roots.ts";
import { randomNumbers } from "#server/chat/classifier/random.ts";
import { allExamples, trainAssistant } from "#server/chat/classifier/train-assistant.ts";
import { createUnderstanding } from "#server/chat/classifier/understanding.ts";

const PARTS = 5;
const SEED = 11;

/**
 * Leaves out a fifth of the training phrasings at a time and asks it: what the thresholds in
 * server/chat/dialogue/thresholds.ts are chosen by. Harder than real questions, since each phrasing was written to
 * differ from the others.
 */
export async function run() {
  const random = randomNumbers(SEED);
  const examples = allExamples().map((example) => ({ ...example, part: Math.floor(random() * PARTS) }));
  console.log(`${examples.length} phrasings, ${countRoots(examples).size} roots`);
  const asked = [0, 1].flatMap((part) => {
    const understanding = createUnderstanding(trainAssistant(examples.filter((example) => example.part !== part)));
    return examples
      .filter((example) => example.part === part)
      .map(({ text, intent, writing }) => ({ intent, writing, guess: understanding.classify(text, writing) }));
  });
  for (const doubtful of [0.08, 0.12, 0.16, 0.2, 0.3]) {
    for (const unlikely of [0.1, 0.15, 0.2, 0.25]) console.log(line(asked, doubtful, unlikely));
  }
}

/**
 * @param {{ intent: string, guess: import("#server/chat/classifier/understanding.ts").Guess }[]} asked
 * @param {number} doubtful @param {number} unlikely
 */
function line(asked, doubtful, unlikely) {
  const answered = asked.map(({ intent, guess }) => ({
    intent,
    found: guess.ranked[0]?.intent,
    isAnswered: guess.outOfScope < doubtful && (guess.ranked[0]?.probability ?? 0) >= unlikely,
  }));
  const ours = answered.filter(({ intent }) => intent !== "out-of-scope");
  const foreign = answered.filter(({ intent }) => intent === "out-of-scope");
  const right = ours.filter(({ intent, found, isAnswered }) => isAnswered && intent === found).length / ours.length;
  const wrong = ours.filter(({ intent, found, isAnswered }) => isAnswered && intent !== found).length / ours.length;
  const declined = foreign.filter(({ isAnswered }) => !isAnswered).length / foreign.length;
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(1)} %`;
  return `doubtful ${doubtful} unlikely ${unlikely}: right ${percent(right)} wrong ${percent(wrong)} declined ${percent(declined)}`;
}
