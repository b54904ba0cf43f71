import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import { type ErrorCode, Refusal } from "./errors.ts";

const RETRY_AFTER_SECONDS = 5;

const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/** Names whatever was thrown while a request was answered. What the sender caused is never an internal error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Refusal("unavailable", { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  }
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = frameworkErrors[String(code)];
  if (known) return new Refusal(known);
  const isSendersFault = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  return new Refusal(isSendersFault ? "malformed_body" : "internal", { cause: error });
}
