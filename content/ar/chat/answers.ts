import type { ChatAnswers } from "#domain/chat/answer.ts";
import { businesses } from "./answers/business.ts";
import { buying } from "./answers/buying.ts";
import { company } from "./answers/company.ts";
import { product } from "./answers/product.ts";
import { service } from "./answers/service.ts";
import { talk } from "./answers/talk.ts";

export const answers: ChatAnswers = { ...buying, ...product, ...businesses, ...service, ...company, ...talk };
