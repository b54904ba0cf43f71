import { business as arabicBusiness } from "#content/ar/chat/phrasings/business.ts";
import { buying as arabicBuying } from "#content/ar/chat/phrasings/buying.ts";
import { company as arabicCompany } from "#content/ar/chat/phrasings/company.ts";
import { everyday } from "#content/ar/chat/phrasings/everyday.ts";
import { foreign as arabicForeign, foreignLatin } from "#content/ar/chat/phrasings/foreign.ts";
import { latin } from "#content/ar/chat/phrasings/latin.ts";
import { outOfScope as arabicOutOfScope } from "#content/ar/chat/phrasings/out-of-scope.ts";
import { product as arabicProduct } from "#content/ar/chat/phrasings/product.ts";
import { service as arabicService } from "#content/ar/chat/phrasings/service.ts";
import { talk as arabicTalk } from "#content/ar/chat/phrasings/talk.ts";
import { questions as arabicQuestions } from "#content/ar/chat/questions.ts";
import { business } from "#content/en/chat/phrasings/business.ts";
import { buying } from "#content/en/chat/phrasings/buying.ts";
import { company } from "#content/en/chat/phrasings/company.ts";
import { foreign } from "#content/en/chat/phrasings/foreign.ts";
import { outOfScope } from "#content/en/chat/phrasings/out-of-scope.ts";
import { product } from "#content/en/chat/phrasings/product.ts";
import { service } from "#content/en/chat/phrasings/service.ts";
import { talk } from "#content/en/chat/phrasings/talk.ts";
import { questions } from "#content/en/chat/questions.ts";
import type { Intent } from "#domain/chat/intents.ts";
import { type Example, examplesOf, type Foreign, foreignExamples, type Phrasings } from "#domain/chat/phrasings.ts";
import type { Writing } from "./writing.ts";

const phrasings: Record<Writing, Phrasings[]> = {
  en: [buying, product, business, service, company, talk, outOfScope],
  ar: [
    arabicBuying,
    arabicProduct,
    arabicBusiness,
    arabicService,
    arabicCompany,
    arabicTalk,
    arabicOutOfScope,
    everyday,
  ],
  latin: [latin],
};

const foreignThings: Record<Writing, Foreign> = { en: foreign, ar: arabicForeign, latin: foreignLatin };

/** How many sentences each foreign thing is put into. */
const SENTENCES_EACH = 3;
/** The plainest form of each question counts as often as this. */
const PLAINEST = 3;

export function trainingExamples(writing: Writing): Example[] {
  return [
    ...phrasings[writing].flatMap(examplesOf),
    ...plainestForms(writing),
    ...foreignExamples(foreignThings[writing], SENTENCES_EACH),
  ];
}

function plainestForms(writing: Writing): Example[] {
  const plainest = { en: questions, ar: arabicQuestions, latin: undefined }[writing] ?? {};
  const examples = Object.entries<string>(plainest).map(([intent, text]) => ({ intent: intent as Intent, text }));
  return Array.from({ length: PLAINEST }, () => examples).flat();
}
