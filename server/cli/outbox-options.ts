import { parseArgs } from "node:util";
import { type MessageStatus, statuses } from "#server/delivery/outbox-desk.ts";
import { OptionError } from "./lead-options.ts";

export type OutboxCommand =
  | { name: "help" }
  | { name: "list"; statuses: readonly MessageStatus[]; limit: number }
  | { name: "show"; id: string }
  | { name: "retry"; id: string | undefined };

export const usage = `Messages to the team, to customers and to the CRM.

  npm run outbox -- list                    what waits and what was set aside, newest first
  npm run outbox -- list --status set_aside ${statuses.join(", ")} or all
  npm run outbox -- list --limit N          at most N messages (50)
  npm run outbox -- show ID                 one message: the beginning of its id is enough; or all of a lead's
  npm run outbox -- retry ID                deliver it now
  npm run outbox -- retry --all             deliver now all that was set aside

A running server delivers within seconds what is put up again.`;

const LIMIT = 50;

/** @throws OptionError */
export function readOutboxCommand(args: string[]): OutboxCommand {
  const { values, positionals } = parsed(args);
  const [name = "list", id, ...rest] = positionals;
  if (values.help) return { name: "help" };
  if (rest.length > 0) throw new OptionError(`${rest[0]} is one word too many; --help shows what can be said`);
  switch (name) {
    case "list":
      return { name, statuses: statusesOf(values.status), limit: limitOf(values.limit) };
    case "show":
      if (!id) throw new OptionError("show needs the id of a message or of a lead");
      return { name, id };
    case "retry":
      if (!id === !values.all) throw new OptionError("retry needs the id of a message, or --all");
      return { name, id };
    default:
      throw new OptionError(`${name} is not known; --help shows what can be said`);
  }
}

function parsed(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { status: text, limit: text, all: flag, help: flag } });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function statusesOf(text: string | undefined): readonly MessageStatus[] {
  if (text === undefined) return ["pending", "set_aside"];
  if (text === "all") return statuses;
  const status = statuses.find((known) => known === text);
  if (!status) throw new OptionError(`--status must be one of ${statuses.join(", ")}, all`);
  return [status];
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMIT;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new OptionError("--limit must be a whole number from 1");
  return Number(text);
}
