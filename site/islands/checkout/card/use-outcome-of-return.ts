import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { returnedPayment } from "../../../behaviour/payment-return.ts";
import { askOutcome, type Outcome } from "./payment-outcome.ts";

const ASK_AGAIN_MS = 3000;
const MOST_QUESTIONS = 40;

/**
 * Asks what became of a payment that came back from the bank, and goes on asking while it is pending. True until the
 * first answer: before that nobody should be offered to pay.
 */
export function useOutcomeOfReturn(
  stripe: Stripe | undefined,
  outcome: Outcome | undefined,
  tellOutcome: (outcome: Outcome) => void,
): boolean {
  const [returned, setReturned] = useState(returnedPayment);
  const [questions, setQuestions] = useState(0);
  const secret = outcome?.kind === "pending" ? outcome.secret : returned;

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told does not decide when is asked
  useEffect(() => {
    if (!stripe || !secret || questions >= MOST_QUESTIONS) return;
    let left = false;
    const asking = setTimeout(
      async () => {
        const next = await askOutcome(stripe, secret);
        if (left) return;
        setReturned(undefined);
        setQuestions(questions + 1);
        if (next && next.kind !== outcome?.kind) tellOutcome(next);
      },
      outcome?.kind === "pending" ? ASK_AGAIN_MS : 0,
    );
    return () => {
      left = true;
      clearTimeout(asking);
    };
  }, [stripe, secret, questions]);

  return returned !== undefined;
}
