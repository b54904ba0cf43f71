import type { FormEventHandler } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuoteRequest } from "#domain/lead/quote-request.ts";
import { validationText } from "#domain/validation/codes.ts";
import type { QuoteBuilderProps } from "./props.ts";
import type { QuoteValues } from "./quote-values.ts";

export interface QuoteFormProps extends QuoteBuilderProps {
  form: UseFormReturn<QuoteValues, unknown, QuoteRequest>;
  values: QuoteValues;
  failed: boolean;
  onSubmit: FormEventHandler;
  onEdit: () => void;
}

/** The message for a field in the language shown now; the server's own text is kept as it is. */
export function errorText({ form, copy }: QuoteFormProps, name: keyof QuoteValues): string | undefined {
  const message = form.formState.errors[name]?.message;
  if (!message) return undefined;
  return /^[a-zA-Z]+(:\d+)?$/.test(message) ? validationText(message, copy.validation) : message;
}
