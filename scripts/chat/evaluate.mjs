import { openUnderstanding } from "#server/chat/classifier/open-understanding.ts";
import { languages, measure, measureFollowUps } from "#server/chat/testing/measure.ts";

/** Figures on the questions that were written apart from the training phrasings. */
export async function run() {
  const understanding = await openUnderstanding();
  console.table(
    Object.fromEntries(languages.map((language) => [language, percents(measure(understanding, language))])),
  );
  console.table({ "follow-ups": percents(measureFollowUps(understanding)) });
}

/** @param {object} figures */
function percents(figures) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      Number.isInteger(value) && value > 1 ? value : `${(value * 100).toFixed(1)} %`,
    ]),
  );
}
