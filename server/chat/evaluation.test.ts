import { expect, test } from "vitest";
import { openUnderstanding } from "./classifier/open-understanding.ts";
import { tableOf } from "./testing/figures-table.ts";
import { languages, measure, measureFollowUps } from "./testing/measure.ts";

const understanding = await openUnderstanding();
const figures = Object.fromEntries(languages.map((language) => [language, measure(understanding, language)]));
const followUps = measureFollowUps(understanding);

// Past the console, which must stay silent in tests: these figures are to be read.
process.stdout.write(`${tableOf(figures)}\n${tableOf({ "follow-ups": followUps })}\n`);

test.each(languages)("%s: nine of ten questions are understood", (language) => {
  expect(figures[language]?.topOneUnseen).toBeGreaterThanOrEqual(0.9);
});

test.each(languages)("%s: of what is none of ours 95 of 100 are declined", (language) => {
  expect(figures[language]?.declined).toBeGreaterThanOrEqual(0.95);
});

test.each(languages)("%s: a wrong answer is rare; in doubt it asks", (language) => {
  expect(figures[language]?.answeredWrong).toBeLessThanOrEqual(0.07);
});

test("questions that go on from the ones before are answered, in their language", () => {
  expect(followUps.rightWords).toBeGreaterThanOrEqual(0.85);
  expect(followUps.rightIntent).toBeGreaterThanOrEqual(0.75);
  expect(followUps.rightLanguage).toBe(1);
});
