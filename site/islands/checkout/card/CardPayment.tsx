import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { fill } from "#domain/language/fill.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { Text } from "../../../ui/Text.tsx";
import { notify } from "../../notifications/notify.ts";
import type { CheckoutProps } from "../props.ts";
import { CardForm } from "./CardForm.tsx";
import { cardDraft } from "./card-values.ts";
import { PaymentEnd } from "./PaymentEnd.tsx";
import { PaymentProblem } from "./PaymentProblem.tsx";
import type { Outcome } from "./payment-outcome.ts";
import { SettingUp } from "./SettingUp.tsx";
import { elementsOptions, openStripe } from "./stripe-library.ts";
import { useOutcomeOfReturn } from "./use-outcome-of-return.ts";

export interface CardPaymentProps extends CheckoutProps {
  publishableKey: string;
}

/** Setting up, ready, processing, then successful, pending or failed (product decision 12). Fetched when its tab is opened. */
export function CardPayment(props: CardPaymentProps) {
  const { publishableKey, locale, total, copy } = props;
  const { card } = copy;
  const [stripe, setStripe] = useState<Stripe>();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the library again
  useEffect(() => {
    openStripe(publishableKey)
      .then(setStripe)
      .catch(() => setOutcome({ kind: "setupError", formStands: false }));
  }, [publishableKey, attempt]);

  const tellOutcome = (next: Outcome) => {
    setOutcome(next);
    if (next.kind === "successful") cardDraft.forget();
    if (next.kind === "incomplete" || next.kind === "pending") return;
    const { title, description } = card[next.kind];
    void notify({ title, description, tone: next.kind === "successful" ? "success" : "destructive" });
  };
  const isReturning = useOutcomeOfReturn(stripe, outcome, tellOutcome);

  if (outcome?.kind === "successful" || outcome?.kind === "pending") {
    const reference = { label: card.successful.reference, value: outcome.reference };
    return <PaymentEnd key={outcome.kind} kind={outcome.kind} reference={reference} texts={card[outcome.kind]} />;
  }

  const tryAgain = () => {
    setOutcome(undefined);
    if (outcome?.kind === "setupError" && !outcome.formStands) setAttempt(attempt + 1);
  };
  const problem = outcome?.kind === "setupError" || outcome?.kind === "failed" ? outcome : undefined;

  return (
    <div className="grid gap-8">
      <div>
        <h2 className="font-bold text-title">{card.title}</h2>
        <p className="mt-3 max-w-xl text-lead">
          <Text>{fill(card.intro, { total: formatDirhams(total, locale) })}</Text>
        </p>
      </div>
      {problem && (
        <PaymentProblem
          onRetry={tryAgain}
          reason={problem.kind === "failed" ? problem.reason : undefined}
          texts={card[problem.kind]}
        />
      )}
      {stripe && !isReturning ? (
        <Elements key={`${locale}-${attempt}`} options={elementsOptions(locale, total)} stripe={stripe}>
          <CardForm {...props} onOutcome={tellOutcome} />
        </Elements>
      ) : (
        !problem && <SettingUp text={isReturning ? card.processing : card.settingUp} />
      )}
      <p className="text-muted text-sm">{card.privacy}</p>
    </div>
  );
}
