interface FailureDetails {
  /** Seconds the receiver asked us to wait. */
  retryAfter?: number | undefined;
  /** Trying again would change nothing: a person has to look. */
  final?: boolean;
  /** The receiver wants nothing more on this channel. */
  endsChannel?: boolean;
}

/** A message that did not get out. `code` is kept and shown, so it holds no address and no text of the receiver. */
export class DeliveryFailure extends Error {
  override name = "DeliveryFailure";
  readonly code: string;
  readonly retryAfter: number | undefined;
  readonly final: boolean;
  readonly endsChannel: boolean;

  constructor(code: string, { retryAfter, final = false, endsChannel = false }: FailureDetails = {}) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.final = final || endsChannel;
    this.endsChannel = endsChannel;
  }
}

/** Any error as a failure: its code where it is one of the usual form, else its name. */
export function asFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  const known = [code, cause?.code].find((text) => typeof text === "string" && /^[A-Z][A-Z0-9_]+$/.test(text));
  return new DeliveryFailure(String(known ?? name ?? "Error").slice(0, 60));
}
