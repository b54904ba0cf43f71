import { EnvError, readEnv } from "./env.ts";
import { createLogger, describeError } from "./log/logger.ts";
import { startServer } from "./start.ts";
import { StartError } from "./start-error.ts";

const logger = createLogger();

// Never the whole error: one from the database repeats what was stored.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${JSON.stringify({ level: "fatal", event: "crashed", error: describeError(error) })}\n`);
  process.exit(1);
});

try {
  const server = await startServer(readEnv(), logger);
  process.stdout.write(`EPOS sales site: ${server.address}\n`);
  if (server.mailFolder) process.stdout.write(`E-mails are written to ${server.mailFolder} (SMTP_URL sends them)\n`);
  if (server.metricsAddress) process.stdout.write(`Metrics: ${server.metricsAddress}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`);
  process.exit(1);
}

function whyNotStarted(error: unknown): string {
  if (error instanceof EnvError || error instanceof StartError) return error.message;
  const { name, code, message } = error as Error & { code?: string };
  return `The server cannot start: ${[name, code, message].filter(Boolean).join(" ")}`;
}
