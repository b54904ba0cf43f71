// npm run outbox: lists, shows and sends again messages of the outbox, also beside a running server.
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import type { OutboxMessage } from "#server/delivery/leases.ts";
import { findMessages, listMessages, ownerOf, retryMessages } from "#server/delivery/outbox-desk.ts";
import { EnvError, readEnv } from "#server/env.ts";
import { OptionError } from "./lead-options.ts";
import { type OutboxCommand, readOutboxCommand, usage } from "./outbox-options.ts";
import { textTable } from "./text-table.ts";

try {
  process.stdout.write(`${await answer(readOutboxCommand(process.argv.slice(2)))}\n`);
} catch (error) {
  const isExpected = error instanceof OptionError || error instanceof EnvError;
  const { name, code = "" } = error as Error & { code?: string };
  process.stderr.write(`${isExpected ? (error as Error).message : `The outbox cannot be read: ${name} ${code}`}\n`);
  process.exitCode = 1;
}

async function answer(command: OutboxCommand): Promise<string> {
  if (command.name === "help") return usage;
  const env = readEnv();
  await migrate(env);
  const database = openDatabase(env);
  try {
    if (command.name === "list") return table(await database.run((db) => listMessages(db, command)));
    if (command.name === "show") return (await found(database, command.id)).map(details).join("\n\n");
    const ids = command.id === undefined ? "all set aside" : (await found(database, command.id)).map(({ id }) => id);
    const count = await database.run((db) => retryMessages(db, ids, new Date()));
    return `${count} ${count === 1 ? "message" : "messages"} to be delivered now.`;
  } finally {
    await database.close();
  }
}

async function found(database: Database, id: string): Promise<OutboxMessage[]> {
  const messages = await database.run((db) => findMessages(db, id));
  if (messages.length === 0) throw new OptionError(`There is no message ${id}`);
  return messages;
}

function table(messages: OutboxMessage[]): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    message.channel,
    message.kind,
    ownerOf(message),
    message.status,
    String(message.attempts),
    message.last_error ?? "",
    message.status === "pending" ? dubaiTime(message.next_attempt_at) : dubaiTime(message.sent_at),
  ]);
  return textTable(["Id", "Channel", "Kind", "Record", "Status", "Tries", "Error", "Next or sent (Dubai)"], rows);
}

function details(message: OutboxMessage): string {
  const { id, channel, kind, status, attempts, last_error, next_attempt_at, created_at, sent_at } = message;
  const lines = {
    Id: id,
    Channel: channel,
    Kind: kind,
    Record: ownerOf(message),
    Status: status,
    Tries: String(attempts),
    Error: last_error ?? "none",
    "Created (Dubai)": dubaiTime(created_at),
    "Next try (Dubai)": status === "pending" ? dubaiTime(next_attempt_at) : "none",
    "Sent (Dubai)": dubaiTime(sent_at) || "not yet",
  };
  return Object.entries(lines)
    .map(([label, value]) => `${`${label}:`.padEnd(18)}${value}`)
    .join("\n");
}

function dubaiTime(time: string | null): string {
  const format = { timeZone: "Asia/Dubai", dateStyle: "short", timeStyle: "medium" } as const;
  return time === null ? "" : new Intl.DateTimeFormat("sv-SE", format).format(new Date(time));
}
