import type { AnsweredIntent } from "#domain/chat/answer.ts";
import { gistOf } from "#domain/chat/gist.ts";
import type { Slots } from "#domain/chat/slots.ts";
import type { Locale } from "#domain/language/locales.ts";
import type { Guess, Understanding } from "#server/chat/classifier/understanding.ts";
import type { Writing } from "#server/chat/classifier/writing.ts";
import { type Context, type HistoryMessage, isSmallTalk } from "./conversation-context.ts";
import { beginsInLatinLetters, beginsLikeContinuation, isShort, namesNothing, readSlots } from "./follow-up.ts";
import { questionsIn } from "./several-questions.ts";
import { swapSlot, swapSubject } from "./swap-slot.ts";
import { isClear, isLikely, thresholds, type Verdict, verdictOf } from "./thresholds.ts";

export interface Understood {
  verdict: Verdict;
  /** The likeliest question. */
  intent: AnsweredIntent;
  /** All that is asked, in its order, when that is more than one question. */
  together?: readonly AnsweredIntent[];
  /** What to offer when it is not sure, the likeliest first. */
  choices: AnsweredIntent[];
  slots: Slots;
  locale: Locale;
}

export interface Question {
  message: string;
  /** Oldest first, without the message. */
  history: readonly HistoryMessage[];
  pageLocale: Locale;
}

/** Spec 9: the last five messages. */
const MESSAGES_LOOKED_AT = 5;
const MOST_CHOICES = 3;
/** Words that are read of the message, and of each before it. */
const MOST_WORDS = { now: 60, before: 24 };

/** What a message asks, in the light of the messages before it. */
export function understand(understanding: Understanding, { message, history, pageLocale }: Question): Understood {
  const earlier = history.slice(-MESSAGES_LOOKED_AT).filter(({ role }) => role === "user");
  const before = earlier.reduce<Context | undefined>(
    (context, { content }) => contextAfter(gistOf(content, MOST_WORDS.before), context),
    undefined,
  );
  const { guess, slots, writing, several } = read(gistOf(message, MOST_WORDS.now), before);
  const spoken = writing ?? before?.writing;
  const likeliest = guess.ranked[0]?.intent ?? "who-are-you";
  const [intent = likeliest] = several.includes(likeliest) ? [likeliest] : several;
  const choices = guess.ranked
    .filter(({ intent: each, probability }) => probability >= thresholds.choice && !isSmallTalk(each))
    .map(({ intent: each }) => each)
    .slice(0, MOST_CHOICES);
  const locale = spoken === undefined ? pageLocale : spoken === "en" ? "en" : "ar";
  if (several.length > 0) return { verdict: "answer", intent, together: several, choices, slots, locale };
  return { verdict: verdictOf(guess), intent, choices, slots, locale };

  function contextAfter(text: string, context: Context | undefined): Context | undefined {
    const { guess: meant, slots: named, writing: spelling, several } = read(text, context);
    const asked = several.at(-1) ?? meant.ranked[0]?.intent;
    if (asked === undefined || verdictOf(meant) === "out-of-scope" || isSmallTalk(asked)) return context;
    return { intent: asked, slots: named, writing: spelling ?? context?.writing, text };
  }

  function read(text: string, context: Context | undefined) {
    const goesOnInLatin = context?.writing === "latin" && beginsInLatinLetters(text);
    const writing = goesOnInLatin ? "latin" : understanding.writingOf(text);
    const assumed = writing ?? context?.writing ?? writingOfPage(pageLocale, text);
    const alone = understanding.classify(text, assumed);
    const slots = readSlots(text, assumed === "latin");
    const meant = context && isShort(text) ? inContext(text, assumed, alone, slots, context) : { guess: alone, slots };
    const several = questionsIn(text, meant.guess, (part) => understanding.classify(part, assumed));
    const isSavings = [meant.guess.ranked[0]?.intent, ...several].includes("savings");
    const remembered = isSavings ? context?.slots : undefined;
    return { guess: meant.guess, slots: { ...remembered, ...meant.slots }, writing, several };
  }

  function inContext(text: string, writing: Writing, alone: Guess, slots: Slots, context: Context) {
    const own = alone.ranked[0]?.intent ?? context.intent;
    const continues = goesOn(text, alone, context);
    const again = beginsLikeContinuation(text) || namesNothing(text) ? swapSubject(context, own) : undefined;
    const swapped = again ?? (continues ? swapSlot(context, slots) : undefined);
    if (swapped) return { guess: sureOf(swapped), slots };
    if (isClear(alone) && !beginsLikeContinuation(text)) return { guess: alone, slots };
    const together = understanding.classify(`${context.text} ${text}`, writing);
    return { guess: clearer(alone, together, context), slots };
  }
}

/** Whether a short message may ask the question before again; its own clear subject speaks against it. */
function goesOn(text: string, alone: Guess, context: Context): boolean {
  const own = alone.ranked[0]?.intent ?? "";
  const namesSlotOnly = /^(?:coverage|outside-uae|industry|several-outlets|savings)/.test(own);
  return beginsLikeContinuation(text) ? namesSlotOnly || !isClear(alone) : answersSavings(own, alone, context);
}

/** The assistant has just asked what is sold and from how many outlets. */
function answersSavings(own: string, alone: Guess, { intent }: Context): boolean {
  return intent === "savings" && (/^(?:industry|several-outlets|savings)/.test(own) || !isClear(alone));
}

/** What is understood by itself is not answered with the answer before it once more. */
function clearer(alone: Guess, together: Guess, context: Context): Guess {
  if (isLikely(alone) && together.ranked[0]?.intent === context.intent) return alone;
  const likeliest = (guess: Guess) => (guess.ranked[0]?.probability ?? 0) * (1 - guess.outOfScope);
  return likeliest(together) > likeliest(alone) && verdictOf(together) === "answer" ? together : alone;
}

function sureOf(intent: AnsweredIntent): Guess {
  return { ranked: [{ intent, probability: 1 }], outOfScope: 0 };
}

function writingOfPage(locale: Locale, text: string): Writing {
  if (locale === "en") return "en";
  return /\p{Script=Latin}/u.test(text) ? "latin" : "ar";
}
