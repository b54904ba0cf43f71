import type { Stripe } from "@stripe/stripe-js";
import { expect, it } from "vitest";
import { askOutcome } from "./payment-outcome.ts";

const secret = "pi_1_secret_x";
const asking = (answer: object | Error) =>
  askOutcome(
    {
      retrievePaymentIntent: async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
    } as unknown as Stripe,
    secret,
  );

it.each([
  ["succeeded", { kind: "successful", reference: "pi_1" }],
  ["processing", { kind: "pending", reference: "pi_1", secret }],
  ["requires_payment_method", { kind: "failed", reason: "The bank said no." }],
  ["canceled", { kind: "failed", reason: "The bank said no." }],
  ["requires_action", { kind: "failed", reason: "The bank said no." }],
])("a payment that Stripe calls %s", async (status, outcome) => {
  const paymentIntent = { id: "pi_1", status, last_payment_error: { message: "The bank said no." } };
  expect(await asking({ paymentIntent })).toEqual(outcome);
});

it("a payment that nobody can be asked about is not paid again", async () => {
  const pending = { kind: "pending", reference: "pi_1", secret };
  expect(await asking({ error: { type: "api_connection_error" } })).toEqual(pending);
  expect(await asking(new Error("offline"))).toEqual(pending);
});

it("a secret that somebody made up is no payment", async () => {
  expect(await asking({ error: { type: "invalid_request_error" } })).toBeUndefined();
  const broken = {
    retrievePaymentIntent() {
      throw new Error("not a secret");
    },
  };
  expect(await askOutcome(broken as unknown as Stripe, "<script>")).toBeUndefined();
});
