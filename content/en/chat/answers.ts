import type { ChatAnswers } from "#domain/chat/answer.ts";
import { businesses } from "./answers/business.ts";
import { buying } from "./answers/buying.ts";
import { company } from "./answers/company.ts";
import { product } from "./answers/product.ts";
import { service } from "./answers/service.ts";
import { talk } from "./answers/talk.ts";

/** What the assistant says to each question. Every figure comes from the facts, the rules or a page. */
export const answers: ChatAnswers = { ...buying, ...product, ...businesses, ...service, ...company, ...talk };
