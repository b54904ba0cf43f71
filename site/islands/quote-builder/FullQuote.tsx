import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type QuoteRequest, quoteRequest } from "#domain/lead/quote-request.ts";
import { ApiError } from "../../api/client.ts";
import { track } from "../../behaviour/analytics.ts";
import { notify } from "../notifications/notify.ts";
import type { QuoteBuilderProps } from "./props.ts";
import { QuoteForm } from "./QuoteForm.tsx";
import { keepDraft, onHandOver, startingValues } from "./quote-draft.ts";
import { emptyQuote, type QuoteValues } from "./quote-values.ts";
import { type SentQuote, sendQuote } from "./send-quote.ts";
import { useAwake } from "./use-awake.ts";

interface FullQuoteProps extends QuoteBuilderProps {
  focusOnShow: boolean;
  onSent: (quote: SentQuote) => void;
}

export function FullQuote(props: FullQuoteProps) {
  const { copy, locale, focusOnShow, onSent } = props;
  const [start] = useState(startingValues);
  const form = useForm<QuoteValues, unknown, QuoteRequest>({
    defaultValues: start,
    resolver: zodResolver(quoteRequest) as never,
    mode: "onTouched",
  });
  const [failed, setFailed] = useState(false);
  const awake = useAwake();
  const watched = useWatch({ control: form.control });
  const values = { ...emptyQuote, ...(awake ? watched : {}) };
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const subscription = form.subscribe({ formState: { values: true }, callback: ({ values: now }) => keepDraft(now) });
    const stopReceiving = onHandOver((handed) => {
      for (const [name, value] of Object.entries(handed))
        form.setValue(name as keyof QuoteValues, value, { shouldTouch: true });
      form.setFocus("businessName", { shouldSelect: true });
    });
    return () => {
      subscription();
      stopReceiving();
    };
  }, [form]);
  useEffect(() => {
    if (focusOnShow) heading.current?.focus();
  }, [focusOnShow]);

  const started = useRef(false);
  const noteStart = () => {
    if (!started.current) track("form_start", { form_name: "quote_builder" });
    started.current = true;
  };

  const send = form.handleSubmit(async (request) => {
    try {
      const sent = await sendQuote(request, locale);
      track("form_complete", { form_name: "quote_builder" });
      onSent(sent);
      void notify(copy.quote.toasts.success);
    } catch (error) {
      const answer = error instanceof ApiError ? error.answer.error : undefined;
      for (const [name, message] of Object.entries(answer?.fields ?? {}))
        form.setError(name as keyof QuoteValues, { message });
      setFailed(true);
      const { title, description } = copy.quote.toasts.failure;
      void notify({ title, description: answer?.message ?? description, tone: "destructive" });
    }
  });

  return (
    <div>
      <h2 className="mb-4 font-bold text-title outline-none" ref={heading} tabIndex={-1}>
        {copy.quote.title}
      </h2>
      <p className="mb-10 max-w-2xl text-lead">{copy.quote.intro}</p>
      <QuoteForm {...props} failed={failed} form={form} onEdit={noteStart} onSubmit={send} values={values} />
    </div>
  );
}
