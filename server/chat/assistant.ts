import type { Understanding } from "./classifier/understanding.ts";
import { type ChatReply, compose } from "./dialogue/compose.ts";
import { type Question, understand } from "./dialogue/understand.ts";
import type { GroundedModel } from "./language-model/grounded-model.ts";

export interface Assistant {
  /** Rejects only when it could not be trained. */
  answer(question: Question): Promise<ChatReply>;
}

/** Answers from the site's own text; a language model, where there is one, words it, and its failure is not seen. */
export function createAssistant(understanding: Promise<Understanding>, model?: GroundedModel): Assistant {
  return {
    async answer(question) {
      const understood = understand(await understanding, question);
      const written = compose(understood);
      const worded = await model?.word(question, understood, written);
      return worded === undefined ? written : { ...written, response: worded };
    },
  };
}
