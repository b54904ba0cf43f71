import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { type QuoteRequest, quoteRequest } from "#domain/lead/quote-request.ts";
import { useAwake } from "../form/use-awake.ts";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useSending } from "../form/use-sending.ts";
import type { QuoteBuilderProps } from "./props.ts";
import { QuoteForm } from "./QuoteForm.tsx";
import { onHandOver, quoteDraft, startingQuote } from "./quote-draft.ts";
import { emptyQuote, type QuoteValues } from "./quote-values.ts";
import { type SentQuote, sendQuote } from "./send-quote.ts";

interface FullQuoteProps extends QuoteBuilderProps {
  focusOnShow: boolean;
  onSent: (quote: SentQuote) => void;
}

export function FullQuote(props: FullQuoteProps) {
  const { copy, locale, focusOnShow, onSent } = props;
  const form = useDraftedForm<QuoteValues, QuoteRequest>(quoteDraft, startingQuote, quoteRequest);
  const awake = useAwake();
  const watched = useWatch({ control: form.control });
  const values = { ...emptyQuote, ...(awake ? watched : {}) };
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(
    () =>
      onHandOver((handed) => {
        for (const [name, value] of Object.entries(handed))
          form.setValue(name as keyof QuoteValues, value, { shouldTouch: true });
        form.setFocus("businessName", { shouldSelect: true });
      }),
    [form],
  );
  useEffect(() => {
    if (focusOnShow) heading.current?.focus();
  }, [focusOnShow]);

  const { unsent, onEdit, onSubmit } = useSending(form, {
    name: "quote_builder",
    toasts: copy.quote.toasts,
    send: (request) => sendQuote(request, locale),
    onSent,
  });

  return (
    <div>
      <h2 className="mb-4 font-bold text-title outline-none" ref={heading} tabIndex={-1}>
        {copy.quote.title}
      </h2>
      <p className="mb-10 max-w-2xl text-lead">{copy.quote.intro}</p>
      <QuoteForm {...props} form={form} onEdit={onEdit} onSubmit={onSubmit} unsent={unsent} values={values} />
    </div>
  );
}
