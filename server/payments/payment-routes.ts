import type { FastifyInstance } from "fastify";
import { readPayment } from "#domain/payment/payment-request.ts";
import { Refusal } from "#server/http/errors.ts";
import { fieldsOf, wrongFields } from "#server/http/request-fields.ts";
import { idempotencyKeyOf } from "#server/repeated-submits/idempotency-key.ts";
import { createPayment } from "./create-payment.ts";
import type { PaymentParts } from "./payments.ts";
import { keepRawBody, rawBody } from "./raw-body.ts";
import { receiveReport } from "./receive-report.ts";

/** Stripe's events are longer than what visitors send. */
const REPORT_LIMIT = 256 * 1024;

/** Where there are no payments the page learns so without an error in its console. */
export function sayThereAreNoPayments(app: FastifyInstance) {
  app.get("/api/payments/config", (_request, reply) => reply.header("cache-control", "no-store").code(204).send());
}

/** Payments by card (product decision 12); added only where they are configured, so that payments are a 404 elsewhere. */
export function addPaymentRoutes(app: FastifyInstance, parts: PaymentParts) {
  app.get("/api/payments/config", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ publishableKey: parts.publishableKey }),
  );

  app.post("/api/payments/intents", {
    async preHandler({ ip }) {
      const retryAfter = await parts.limits.take(ip);
      if (retryAfter !== undefined) throw new Refusal("too_many_requests", { retryAfter });
    },
    async handler(request, reply) {
      const key = idempotencyKeyOf(request.headers["idempotency-key"]);
      const reading = readPayment(fieldsOf(request.body));
      if (!reading.ok) throw wrongFields(reading);
      const payment = await createPayment(parts, reading.payment, key);
      return reply.code(201).header("cache-control", "no-store").send(payment);
    },
  });

  app.post("/api/payments/webhook", {
    bodyLimit: REPORT_LIMIT,
    preParsing: keepRawBody,
    async handler(request, reply) {
      await receiveReport(parts, rawBody(request), String(request.headers["stripe-signature"] ?? ""));
      return reply.header("cache-control", "no-store").send({ received: true });
    },
  });
}
