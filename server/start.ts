import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { openChat } from "./chat/open-chat.ts";
import { systemClock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { openServerDatabase } from "./db/open-server-database.ts";
import { sharedSecret } from "./db/secrets.ts";
import { openDelivery } from "./delivery/open-delivery.ts";
import type { Env } from "./env.ts";
import { buildApp } from "./http/app.ts";
import { builtSite } from "./http/static/built-site.ts";
import { startMetrics } from "./metrics/metrics-server.ts";
import { openPayments } from "./payments/payments.ts";
import { startRetention } from "./privacy/retention-schedule.ts";
import { downloadRules, noLimits, openSenderLimits } from "./rate-limit/sender-limits.ts";
import { sweepRepeatedSubmits } from "./repeated-submits/claims.ts";
import { openSpamWall } from "./spam-wall/spam-wall.ts";
import { noCounters, wallCounters, wallRules } from "./spam-wall/wall-counters.ts";
import { startSpool } from "./spool/start-spool.ts";

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000 */
  address: string;
  /** Where e-mails are written as files; undefined when a mail server sends them. */
  mailFolder: string | undefined;
  /** Where metrics are shown; undefined where they are not wanted. */
  metricsAddress: string | undefined;
  /** Takes no more requests, finishes those under way (10 s at most), closes the database. */
  stop(): Promise<void>;
}

const FINISH_WITHIN = 10_000;
const TIDY_EVERY = 50;
/** A database that is frozen never says goodbye. */
const CLOSE_WITHIN = 2000;
const SWEEP_EVERY = 3_600_000;

/** Migrates, then serves site and API. */
export async function startServer(env: Env, logger: Logger): Promise<RunningServer> {
  const site = builtSite(env);
  const { database, watched } = await openServerDatabase(env);
  const limits = env.rateLimit ? await openSenderLimits(database) : noLimits;
  const downloadLimits = env.rateLimit ? await openSenderLimits(database, downloadRules, "download") : noLimits;
  const { metricsPort: port } = env;
  const shown = port === undefined ? undefined : await startMetrics({ ...env, port, database, clock: systemClock });
  const metrics = shown?.metrics;
  const delivery = openDelivery({ env, database, logger, clock: systemClock, metrics });
  const { outbox } = delivery;
  const idSecret = await sharedSecret(database, "record-ids");
  const spooling = watched && startSpool({ ...env, database: watched, outbox, logger, clock: systemClock, metrics });
  const payments = env.payments && (await openPayments(env.payments, database, env.rateLimit ? undefined : noLimits));
  const counters = env.rateLimit ? wallCounters(database, { ...wallRules, attackAt: env.attackAt }) : noCounters;
  const wall = openSpamWall({ database, clock: systemClock, publicOrigin: env.publicOrigin, counters });
  const chat = await openChat({ env, database, logger });
  const served = { env, database, site, limits, downloadLimits, wall, logger, clock: systemClock };
  const parts = { ...served, idSecret, spool: spooling?.spool, outbox, payments, metrics };
  const app = buildApp({ ...parts, ...chat });
  await app.listen({ port: env.port, host: env.host });
  const stopRetention = startRetention({ database, dataDir: env.dataDir, clock: systemClock, logger });
  const sweeping = setInterval(() => void sweep(database, logger), SWEEP_EVERY).unref();

  return {
    address: readableAddress(app.server.address() as AddressInfo),
    mailFolder: delivery.mailFolder,
    metricsAddress: shown?.address,
    async stop() {
      clearInterval(sweeping);
      stopRetention();
      chat.stop();
      const impatient = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN);
      // A connection whose last request has just been answered would stay open for the next one.
      const tidying = setInterval(() => app.server.closeIdleConnections(), TIDY_EVERY);
      await app.close();
      clearTimeout(impatient);
      clearInterval(tidying);
      await delivery.stop();
      await shown?.stop();
      const closed = Promise.all([spooling?.stop(), database.close()]);
      await Promise.race([closed, pause(CLOSE_WITHIN, undefined, { ref: false })]);
    },
  };
}

async function sweep(database: Database, logger: Logger) {
  try {
    await database.run((db) => sweepRepeatedSubmits(db, systemClock()));
  } catch (error) {
    logger.warn({ event: "sweep failed", error });
  }
}

function readableAddress({ address, port, family }: AddressInfo): string {
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
