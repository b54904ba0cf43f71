import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useEffect, useState } from "react";
import { fill } from "#domain/language/fill.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { type PaymentRequest, paymentRequest } from "#domain/payment/payment-request.ts";
import { formFields } from "../../form/form-fields.ts";
import { SubmitButton } from "../../form/SubmitButton.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useDraftedForm } from "../../form/use-drafted-form.ts";
import { useMissing } from "../../form/use-missing.ts";
import { fieldLabels } from "../field-labels.ts";
import type { CheckoutProps } from "../props.ts";
import { stillEmpty } from "../still-empty.ts";
import { CARD_FORM_ID, type CardValues, cardDraft, requiredForCard } from "./card-values.ts";
import { pay } from "./pay.ts";
import type { Outcome } from "./payment-outcome.ts";
import { SettingUp } from "./SettingUp.tsx";

interface CardFormProps extends CheckoutProps {
  onOutcome: (outcome: Outcome) => void;
}

export function CardForm({ locale, total, copy, onOutcome }: CardFormProps) {
  const { card, validation } = copy;
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const form = useDraftedForm<CardValues, PaymentRequest>(cardDraft, cardDraft.starting, paymentRequest);
  const labels = fieldLabels(card.fields);
  const field = formFields(form, { formId: CARD_FORM_ID, labels, validation });
  const missing = useMissing(form, requiredForCard);
  const { isSubmitting } = form.formState;

  useEffect(() => {
    // Back from the bank's page by the Back button: the form as it was left would wait for that payment for ever.
    const startAgain = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener("pageshow", startAgain);
    return () => window.removeEventListener("pageshow", startAgain);
  }, []);

  const onSubmit = form.handleSubmit(async (request) => {
    if (stripe && elements) onOutcome(await pay({ stripe, elements }, request, locale));
  });

  return (
    <form className="grid gap-6" id={CARD_FORM_ID} noValidate onSubmit={onSubmit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("customerName")} autoComplete="name" dir="auto" required />
        <TextField
          {...field("customerEmail")}
          autoComplete="email"
          dir="ltr"
          hint={card.fields.customerEmail.hint}
          inputMode="email"
          required
          type="email"
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">{card.fields.card.label}</legend>
        {!ready && <SettingUp text={card.settingUp} />}
        <PaymentElement
          onLoadError={() => onOutcome({ kind: "setupError", formStands: false })}
          onReady={() => setReady(true)}
          options={{ wallets: { applePay: "never", googlePay: "never" } }}
        />
      </fieldset>
      <SubmitButton
        disabled={!ready || missing.length > 0 || isSubmitting}
        whyOff={stillEmpty(missing, labels, { template: copy.stillEmpty, locale })}
      >
        {isSubmitting ? card.processing : fill(card.pay, { total: formatDirhams(total, locale) })}
      </SubmitButton>
    </form>
  );
}
