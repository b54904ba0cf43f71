import type { api } from "#content/en/api.ts";

export type ErrorCode = keyof (typeof api)["errors"];

/** Every error an answer can name, and its HTTP status. The texts stand in content/{en,ar}/api.ts. */
export const errorStatus: Record<ErrorCode, number> = {
  validation: 400,
  malformed_body: 400,
  invalid_signature: 400,
  invalid_idempotency_key: 400,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  proof_needed: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payment_unavailable: 503,
};

interface RefusalDetails {
  /** Field name → text in the sender's language. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** What a browser has to solve before it sends again. */
  challenge?: object;
  cause?: unknown;
}

/** A request that is answered with an error; thrown anywhere below a route. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: object | undefined;

  constructor(code: ErrorCode, { fields, retryAfter, challenge, cause }: RefusalDetails = {}) {
    super(code, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
  }
}
