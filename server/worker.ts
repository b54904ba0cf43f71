// npm run worker: delivers the outbox in a process of its own, for servers started with DELIVERY=off.
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { systemClock } from "./clock.ts";
import { openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { DatabaseUnavailable } from "./db/unavailable.ts";
import { openDelivery } from "./delivery/open-delivery.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { createLogger, describeError } from "./log/logger.ts";
import { startMetrics } from "./metrics/metrics-server.ts";
import { startRetention } from "./privacy/retention-schedule.ts";
import { StartError } from "./start-error.ts";

/** Milliseconds. */
const ASK_EVERY = 2000;

try {
  const env = readEnv();
  const logger = createLogger();
  await migrated(env, logger);
  const database = openDatabase(env);
  const { metricsPort: port } = env;
  const shown = port === undefined ? undefined : await startMetrics({ ...env, port, database, clock: systemClock });
  const delivery = openDelivery({ env, database, logger, clock: systemClock, metrics: shown?.metrics }, true);
  const stopRetention = startRetention({ database, dataDir: env.dataDir, clock: systemClock, logger });
  process.stdout.write(`Delivering${delivery.mailFolder ? `; e-mails are written to ${delivery.mailFolder}` : ""}\n`);
  if (shown) process.stdout.write(`Metrics: ${shown.address}\n`);
  // The timers of an idle worker do not keep a process alive.
  const alive = setInterval(() => undefined, 2 ** 30);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      clearInterval(alive);
      stopRetention();
      await delivery.stop();
      await shown?.stop();
      await database.close();
      process.exit(0);
    });
  }
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof StartError;
  const text = isExpected ? error.message : JSON.stringify(describeError(error as Error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** A database that is away now is there later; a service manager would give up on a process that ends again and again. */
async function migrated(env: Env, logger: Logger) {
  for (;;) {
    try {
      return await migrate(env);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || env.databaseUrl === undefined) throw error;
      logger.warn({ event: "database away", error });
      await pause(ASK_EVERY);
    }
  }
}
