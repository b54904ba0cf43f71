import type { Locale } from "#domain/language/locales.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import { CallbackSent } from "../islands/checkout/CallbackSent.tsx";
import { PaymentEnd } from "../islands/checkout/card/PaymentEnd.tsx";
import { PaymentProblem } from "../islands/checkout/card/PaymentProblem.tsx";
import { SettingUp } from "../islands/checkout/card/SettingUp.tsx";
import { checkoutProps } from "../islands/checkout/checkout-copy.ts";
import { InvoiceSent } from "../islands/checkout/InvoiceSent.tsx";
import { Loading } from "../islands/checkout/Loading.tsx";
import { SubmitButton } from "../islands/form/SubmitButton.tsx";
import { QuoteSuccess } from "../islands/quote-builder/QuoteSuccess.tsx";
import { quoteBuilderProps } from "../islands/quote-builder/quote-copy.ts";
import { Shelf, Specimen } from "./Shelf.tsx";
import { acknowledged, sampleRequests } from "./sample-requests.ts";

const nothing = () => {};

export function FormStates({ locale }: { locale: Locale }) {
  const quote = { ...quoteBuilderProps(locale), quotePage: "#quote" };
  const checkout = checkoutProps(locale);
  const { card } = checkout.copy;
  const requests = sampleRequests(locale);
  const savings = estimateSavings("cafe", 3);
  const { leadId } = acknowledged;
  return (
    <Shelf name="Forms: loading, sending, failed, sent">
      <Specimen state="checkout, loading">
        <div className="relative min-h-60 [&_*]:[animation-play-state:paused]">
          <Loading text={checkout.copy.loading} />
        </div>
      </Specimen>
      <Specimen state="card, setting up">
        <SettingUp text={card.settingUp} />
      </Specimen>
      <Specimen state="ready, sending">
        <div className="grid gap-3">
          <SubmitButton>{quote.copy.quote.submit}</SubmitButton>
          <SubmitButton disabled>{quote.copy.quote.submitting}</SubmitButton>
        </div>
      </Specimen>
      <Specimen state="card, failed">
        <PaymentProblem onRetry={nothing} texts={card.setupError} />
      </Specimen>
      {(["successful", "pending"] as const).map((kind) => (
        <Specimen key={kind} state={`card, ${kind}`}>
          <PaymentEnd
            kind={kind}
            reference={{ label: card.successful.reference, value: "pi_3Pq" }}
            texts={card[kind]}
          />
        </Specimen>
      ))}
      <Specimen state="quote, sent">
        <QuoteSuccess
          {...quote}
          onAnother={nothing}
          sent={{ leadId, request: requests.quote, savings, sentAt: new Date(acknowledged.createdAt) }}
        />
      </Specimen>
      <Specimen state="invoice, sent">
        <InvoiceSent {...checkout} onAnother={nothing} sent={{ ...acknowledged, request: requests.invoice }} />
      </Specimen>
      <Specimen state="call-back, sent">
        <CallbackSent {...checkout} onAnother={nothing} sent={{ ...acknowledged, request: requests.callback }} />
      </Specimen>
    </Shelf>
  );
}
