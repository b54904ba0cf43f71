import { business } from "./topics/business.ts";
import { buying } from "./topics/buying.ts";
import { company } from "./topics/company.ts";
import { product } from "./topics/product.ts";
import { service } from "./topics/service.ts";
import { talk } from "./topics/talk.ts";

/**
 * Everything the assistant tells apart, each with what it is about. A question belongs to the most particular one:
 * "how fast does it print?" is printer-speed, not printer.
 */
export const intents = [
  ...buying,
  ...product,
  ...business,
  ...service,
  ...company,
  ...talk,
] as const satisfies readonly { id: string; about: string }[];

export type Intent = (typeof intents)[number]["id"];

export const intentIds: readonly Intent[] = intents.map(({ id }) => id);
