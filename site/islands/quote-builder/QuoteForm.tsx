import type { FormEventHandler } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { validationText } from "#domain/validation/codes.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";
import { BusinessFields } from "./BusinessFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { QuoteBuilderProps } from "./QuoteBuilder.tsx";
import { unsentQuoteChat } from "./quote-texts.ts";
import { QUOTE_FORM_ID, type QuoteValues } from "./quote-values.ts";

export interface QuoteFormProps extends QuoteBuilderProps {
  form: UseFormReturn<QuoteValues, unknown, QuoteRequest>;
  values: QuoteValues;
  failed: boolean;
  onSubmit: FormEventHandler;
  onEdit: () => void;
}

/** Also a plain form: without JavaScript it is posted to the same address, which then answers with a page. */
export function QuoteForm(props: QuoteFormProps) {
  const { copy, locale, form, values, failed, onSubmit, onEdit } = props;
  const { isSubmitting, errors } = form.formState;
  return (
    <form action="/api/leads" className="grid gap-10" id={QUOTE_FORM_ID} method="post" noValidate onInput={onEdit} onSubmit={onSubmit}>
      <input name="source" type="hidden" value="quote_builder" />
      <input name="locale" type="hidden" value={locale} />
      <p className="rounded-control bg-danger-soft p-4 font-medium text-danger" data-form-error hidden={Object.keys(errors).length === 0} role="alert">
        {copy.quote.refused}
      </p>
      <BusinessFields {...props} />
      <ContactFields {...props} />
      <div className="grid gap-4">
        <Button className="w-full text-lg" disabled={isSubmitting} type="submit">
          {isSubmitting ? copy.quote.submitting : copy.quote.submit}
        </Button>
        {failed && (
          <ButtonLink data-track="whatsapp_click" href={unsentQuoteChat(values, props)} rel="noopener" target="_blank" tone="outline">
            <WhatsappMark />
            {copy.quote.sendByWhatsapp}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/** The message for a field in the language shown now; the server's own text is kept as it is. */
export function errorText({ form, copy }: QuoteFormProps, name: keyof QuoteValues): string | undefined {
  const message = form.formState.errors[name]?.message;
  if (!message) return undefined;
  return /^[a-zA-Z]+(:\d+)?$/.test(message) ? validationText(message, copy.validation) : message;
}
