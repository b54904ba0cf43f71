import { type DestinationStream, type Logger, pino } from "pino";

/** Everything a log line may hold. No text of an error, no address, no query, no body: those carry personal data. */
const allowedFields = ["event", "requestId", "method", "route", "status", "ms", "error", "count", "signal"] as const;

export type LogFields = Partial<Record<(typeof allowedFields)[number], unknown>>;

/**
 * Log lines as JSON. Fields outside the list are dropped, and so is every message: `event` says what happened.
 * A child's bindings are not looked at: only Fastify binds, and only the request's id.
 */
export function createLogger(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    hooks: {
      logMethod(this: Logger, [given]: unknown[], write: (fields: object) => void) {
        const fields = allowed(given);
        if (Object.keys(fields).length > 0) write.call(this, fields);
      },
    },
    formatters: { level: (level: string) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

function allowed(given: unknown): LogFields {
  if (given instanceof Error) return { error: describeError(given) };
  if (typeof given !== "object" || given === null) return {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value instanceof Error) fields.error = describeError(value);
    else if (allowedFields.some((allowedName) => allowedName === name)) fields[name] = value;
  }
  return fields;
}

/** Name, code and place of an error. Never its message: database and parser errors repeat what was sent. */
export function describeError(error: Error): { name: string; code?: string; at?: string } {
  const { code } = error as { code?: unknown };
  const place = /^\s+at .*$/m.exec((error.stack ?? "").replace(error.message, ""))?.[0].trim();
  return { name: error.name, ...(typeof code === "string" && { code }), ...(place && { at: place }) };
}
