import { z } from "zod";
import { type ChatModelEnv, chatModelOf, chatVariables } from "./env-chat.ts";
import { type DeliveryEnv, deliveryOf, deliveryVariables } from "./env-delivery.ts";
import { folder, origin, port, postgresUrl, type TrustedProxies, trustedProxies, whole } from "./env-fields.ts";
import { type PaymentsEnv, paymentsOf, paymentVariables } from "./env-payments.ts";

const MEBIBYTE = 1024 * 1024;

/** Every variable this project reads. An empty value counts as not set. */
const variables = z.object({
  PORT: port.prefault("3000").describe("Port to listen on; 0 takes a free one"),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on; 0.0.0.0 or :: for all"),
  PUBLIC_ORIGIN: origin.optional().describe("Where visitors find the site; http://localhost:PORT when not set"),
  DATA_DIR: folder.prefault("./var").describe("Folder of the embedded database"),
  SITE_DIR: folder.prefault("./dist").describe("Folder of the built site"),
  DATABASE_URL: postgresUrl.optional().describe("PostgreSQL to use instead of the embedded SQLite"),
  TRUST_PROXY: trustedProxies
    .prefault("off")
    .describe("Proxies whose X-Forwarded-For counts; a number is safe only if nobody reaches the server past them"),
  RATE_LIMIT: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .describe("off is for load tests, and refused where PUBLIC_ORIGIN is https"),
  ATTACK_AT: z
    .string()
    .regex(/^\d{1,6}$/, "must be a whole number from 0")
    .transform(Number)
    .prefault("120")
    .describe("Requests a minute past which every browser is asked for a little work"),
  SPOOL_MAX_MB: whole(1, 1_000_000)
    .prefault("512")
    .describe("What may wait in DATA_DIR/spool while PostgreSQL is away; then requests are answered with 503"),
  METRICS_PORT: port.optional().describe("Port of 127.0.0.1 that shows metrics; 0 takes a free one"),
  ...deliveryVariables,
  ...paymentVariables,
  ...chatVariables,
  DEV_API_ORIGIN: origin.optional().describe("Where the site's development server finds the API"),
  NODE_ENV: z.string().optional().describe("development: the API also starts beside no build or an older one"),
});

export interface Env {
  port: number;
  host: string;
  publicOrigin: string;
  dataDir: string;
  distDir: string;
  databaseUrl: string | undefined;
  trustProxy: TrustedProxies;
  rateLimit: boolean;
  attackAt: number;
  spoolMaxBytes: number;
  /** Undefined where no metrics are shown. */
  metricsPort: number | undefined;
  delivery: DeliveryEnv;
  /** Undefined where payments by card are not configured. */
  payments: PaymentsEnv | undefined;
  /** Undefined where no language model is configured: the assistant then answers in its own words. */
  chatModel: ChatModelEnv | undefined;
  devApiOrigin: string | undefined;
  development: boolean;
}

/** A setting that cannot be used; the message is one line that names the variable. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Reads and checks the environment; nothing else in this project does.
 * @throws EnvError for the first variable that cannot be used
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const reading = variables.safeParse(given);
  if (!reading.success) {
    const [issue] = reading.error.issues;
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const settings = reading.data;
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const rateLimit = settings.RATE_LIMIT === "on";
  if (!rateLimit && publicOrigin.startsWith("https:")) {
    throw new EnvError("RATE_LIMIT must not be off where PUBLIC_ORIGIN is https");
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin,
    dataDir: settings.DATA_DIR,
    distDir: settings.SITE_DIR,
    databaseUrl: settings.DATABASE_URL,
    trustProxy: settings.TRUST_PROXY,
    rateLimit,
    attackAt: settings.ATTACK_AT,
    spoolMaxBytes: settings.SPOOL_MAX_MB * MEBIBYTE,
    metricsPort: settings.METRICS_PORT,
    delivery: deliveryOf(settings, (message) => new EnvError(message)),
    payments: paymentsOf(settings, (message) => new EnvError(message)),
    chatModel: chatModelOf(settings, (message) => new EnvError(message)),
    devApiOrigin: settings.DEV_API_ORIGIN,
    development: settings.NODE_ENV === "development",
  };
}
