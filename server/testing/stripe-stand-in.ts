import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

export const stripeKeys = {
  secretKey: "sk_test_standin",
  publishableKey: "pk_test_standin",
  webhookSecret: "whsec_standin",
};

export interface StripeStandIn {
  apiBase: string;
  /** Intents in the order they were made. */
  intents: Record<string, unknown>[];
  /** How many calls are answered with this status from now on; 0 cuts the line. */
  failNext(calls: number, status: number): void;
  close(): Promise<void>;
}

/** Answers POST /v1/payment_intents as Stripe does, Idempotency-Key included. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const intents: Record<string, unknown>[] = [];
  const answered = new Map<string, { body: string; intent: Record<string, unknown> }>();
  const failure = { calls: 0, status: 500 };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const body = await text(request);
    if (failure.calls > 0) {
      failure.calls -= 1;
      return { status: failure.status, body: { error: { type: "api_error", message: "down" } } };
    }
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } };
    }
    if (request.method !== "POST" || request.url !== "/v1/payment_intents") return { status: 404, body: {} };
    const key = String(request.headers["idempotency-key"]);
    const earlier = answered.get(key);
    if (earlier && earlier.body !== body) {
      return { status: 400, body: { error: { type: "idempotency_error", message: "other parameters" } } };
    }
    if (earlier) return { status: 200, body: earlier.intent };
    const intent = newIntent(new URLSearchParams(body), intents.length + 1);
    intents.push(intent);
    answered.set(key, { body, intent });
    return { status: 200, body: intent };
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    if (status === 0) {
      response.destroy();
      return;
    }
    // As Stripe tells its clients not to repeat by themselves.
    response.writeHead(status, { "content-type": "application/json", "stripe-should-retry": "false" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    failNext: (calls, status) => void Object.assign(failure, { calls, status }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function newIntent(given: URLSearchParams, number: number): Record<string, unknown> {
  const metadata = [...given].flatMap(([name, value]) => {
    const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return field ? [[field, value]] : [];
  });
  return {
    id: `pi_${number}`,
    object: "payment_intent",
    amount: Number(given.get("amount")),
    currency: given.get("currency"),
    status: "requires_payment_method",
    client_secret: `pi_${number}_secret_x`,
    receipt_email: given.get("receipt_email"),
    description: given.get("description"),
    allowed_payment_method_types: [given.get("allowed_payment_method_types[0]")],
    metadata: Object.fromEntries(metadata),
  };
}

/** The signature header that Stripe sends with a body. */
export function stripeSignature(payload: string, time: Date, secret = stripeKeys.webhookSecret): string {
  const timestamp = Math.floor(time.getTime() / 1000);
  return new Stripe(stripeKeys.secretKey).webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
