import type { FastifyInstance } from "fastify";
import type { Assistant } from "#server/chat/assistant.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { channels } from "#server/delivery/channels.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import type { TrustedProxies } from "#server/env-fields.ts";
import type { PaymentsEnv } from "#server/env-payments.ts";
import { type AppParts, buildApp } from "#server/http/app.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { createLogger } from "#server/log/logger.ts";
import { openPayments } from "#server/payments/payments.ts";
import { noLimits, openSenderLimits } from "#server/rate-limit/sender-limits.ts";
import { openSpamWall } from "#server/spam-wall/spam-wall.ts";
import { noCounters, type WallRules, wallCounters, wallRules } from "#server/spam-wall/wall-counters.ts";
import type { DatabaseKind } from "#tests/support/databases.ts";
import { fixtureFiles } from "./fixture-files.ts";
import { migratedDatabase } from "./migrated-database.ts";

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: Clock;
  /** Moves the clock of the server on. */
  pass(milliseconds: number): void;
  /** To /api/leads. */
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  postTo(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** All leads, newest first. */
  leads(): Promise<StoredLead[]>;
  log: string[];
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  json: any;
  text: string;
}

interface Settings extends Pick<AppParts, "idSecret" | "spool"> {
  /** In place of a fresh one; it is closed with the app. */
  database?: Database;
  publicOrigin?: string;
  trustProxy?: TrustedProxies;
  limits?: Parameters<typeof openSenderLimits>[1];
  /** The wall counts, by these rules in place of the real ones. */
  wall?: Partial<WallRules>;
  payments?: PaymentsEnv;
  /** In place of one that says nothing. */
  assistant?: Assistant;
}

const START = Date.parse("2026-11-21T08:00:00.000Z");

/** A server on a database of its own, that does not listen. Close it. */
export async function testApp(kind: DatabaseKind = "sqlite", settings: Settings = {}): Promise<TestApp> {
  const { publicOrigin = "http://localhost:3000", trustProxy = false, limits } = settings;
  const { database, dispose } = settings.database
    ? { database: settings.database, dispose: undefined }
    : await migratedDatabase(kind);
  const log: string[] = [];
  let now = START;
  const clock = () => new Date(now);
  const limitsOf = (name: string) => (limits ? openSenderLimits(database, limits, name) : noLimits);
  const counters = settings.wall ? wallCounters(database, { ...wallRules, ...settings.wall }) : noCounters;
  const app = buildApp({
    env: { publicOrigin, trustProxy },
    database,
    site: fixtureFiles(),
    limits: await limitsOf("lead"),
    downloadLimits: await limitsOf("download"),
    assistant: settings.assistant ?? { answer: async () => ({ response: "" }) },
    chatLimits: await limitsOf("chat"),
    logger: createLogger({ write: (line) => void log.push(line) }),
    clock,
    wall: openSpamWall({ database, clock, publicOrigin, counters }),
    outbox: createOutbox(channels),
    idSecret: settings.idSecret,
    spool: settings.spool,
    payments: settings.payments && (await openPayments(settings.payments, database, await limitsOf("payment"))),
  });
  async function postTo(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: jsonOf(answer.body) };
  }
  return {
    app,
    database,
    log,
    clock,
    pass(milliseconds) {
      now += milliseconds;
    },
    post: (body, headers) => postTo("/api/leads", body, headers),
    postTo,
    leads: () => database.run((db) => listLeads(db, { limit: 10_000 })),
    async close() {
      await app.close();
      await database.close();
      await dispose?.();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
