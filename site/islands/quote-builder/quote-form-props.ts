import type { FormEventHandler } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { formFields } from "../form/form-fields.ts";
import type { QuoteBuilderProps } from "./props.ts";
import { QUOTE_FORM_ID, type QuoteValues } from "./quote-values.ts";

export interface QuoteFormProps extends QuoteBuilderProps {
  form: UseFormReturn<QuoteValues, unknown, QuoteRequest>;
  values: QuoteValues;
  /** Set once the quote did not get through: what the server said of it, if anything. */
  unsent: { reason: string | undefined } | undefined;
  onSubmit: FormEventHandler;
  onEdit: () => void;
}

export function quoteFields({ form, copy }: QuoteFormProps) {
  return formFields(form, { formId: QUOTE_FORM_ID, labels: copy.quote.fields, validation: copy.validation });
}
