import type { FastifyBaseLogger } from "fastify";
import type { ChatModelEnv } from "#server/env-chat.ts";
import { answerText, type ChatReply } from "../dialogue/compose.ts";
import type { Question, Understood } from "../dialogue/understand.ts";
import { ANSWER_TOKENS, complete } from "./completion.ts";
import { bringsNoFigures } from "./figures.ts";
import { type ModelMessage, NOT_IN_PASSAGES, promptFor } from "./prompt.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface GroundedModel {
  /** The answer in the model's words; undefined when the written one is to stand. Never throws. */
  word(question: Question, understood: Understood, written: ChatReply): Promise<string | undefined>;
}

export interface GroundedModelParts {
  env: ChatModelEnv;
  budget: TokenBudget;
  logger: FastifyBaseLogger;
}

/** Arabic takes about a token for two characters; reserved high, and given back. */
const CHARACTERS_A_TOKEN = 2;
const LONGEST_ANSWER = 1200;

/** Words answers from the same passages that the assistant has; what is none of ours never reaches it. */
export function createGroundedModel({ env, budget, logger }: GroundedModelParts): GroundedModel {
  return {
    async word(question, understood, written) {
      if (understood.verdict === "out-of-scope") return undefined;
      const passages = passagesFor(understood, written);
      const messages = promptFor(question, understood.locale, passages);
      const text = await ask(messages);
      if (text === undefined || !isGrounded(text, [...passages, question.message])) return undefined;
      return text;
    },
  };

  async function ask(messages: readonly ModelMessage[]): Promise<string | undefined> {
    const reserved = tokensOf(messages) + ANSWER_TOKENS;
    if (!(await budget.reserve(reserved))) return undefined;
    try {
      const { text, tokens } = await complete(env, messages);
      if (tokens !== undefined && tokens < reserved) await budget.giveBack(reserved - tokens);
      return text;
    } catch (error) {
      // Tokens of a failed call stay spent: what the endpoint counted is not known.
      logger.warn({ event: "language model failed", error });
      return undefined;
    }
  }
}

function passagesFor({ verdict, intent, choices, slots, locale }: Understood, { response }: ChatReply): string[] {
  const others = choices.filter((choice) => choice !== intent).map((choice) => answerText(choice, slots, locale));
  return verdict === "answer" ? [response, ...others] : choices.map((choice) => answerText(choice, slots, locale));
}

function isGrounded(text: string, sources: readonly string[]): boolean {
  const isAnswer = text !== "" && text.length <= LONGEST_ANSWER && !text.includes(NOT_IN_PASSAGES);
  return isAnswer && bringsNoFigures(text, sources);
}

function tokensOf(messages: readonly ModelMessage[]): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / CHARACTERS_A_TOKEN);
}
