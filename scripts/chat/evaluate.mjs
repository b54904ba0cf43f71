import { openUnderstanding } from "#server/chat/classifier/open-understanding.ts";
import { tableOf } from "#server/chat/testing/figures-table.ts";
import { languages, measure, measureFollowUps } from "#server/chat/testing/measure.ts";

/** Figures on the questions that were written apart from the training phrasings. */
export async function run() {
  const understanding = await openUnderstanding();
  for (const part of /** @type {const} */ (["apart", "owners"])) {
    const rows = languages.map((language) => [`${part} ${language}`, measure(understanding, language, part)]);
    console.log(tableOf(Object.fromEntries(rows)));
  }
  console.log(tableOf({ "follow-ups": measureFollowUps(understanding) }));
}
