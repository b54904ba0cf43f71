import { openUnderstanding } from "#server/chat/classifier/open-understanding.ts";
import { languages, measure, measureFollowUps, tableOf } from "#server/chat/testing/measure.ts";

/** Figures on the questions that were written apart from the training phrasings. */
export async function run() {
  const understanding = await openUnderstanding();
  console.log(tableOf(Object.fromEntries(languages.map((language) => [language, measure(understanding, language)]))));
  console.log(tableOf({ "follow-ups": measureFollowUps(understanding) }));
}
