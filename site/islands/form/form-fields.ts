import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { type ValidationTexts, validationText } from "#domain/validation/codes.ts";

/** What a field component needs to know of its form. */
export interface FormField {
  formId: string;
  label: string;
  /** In the language shown now. */
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

interface FormTexts<Name extends string> {
  formId: string;
  labels: Readonly<Record<Name, string>>;
  validation: ValidationTexts;
}

/** A form's fields by name. Call it while rendering: reading the errors is what subscribes to them. */
export function formFields<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  { formId, labels, validation }: FormTexts<Path<Values>>,
): (name: Path<Values>) => FormField {
  const { errors } = form.formState;
  return (name) => ({
    formId,
    label: labels[name],
    error: errorText(errors[name]?.message, validation),
    registration: form.register(name),
  });
}

/** A code becomes its text; the server's own text is kept as it is. */
function errorText(message: unknown, validation: ValidationTexts): string | undefined {
  if (typeof message !== "string" || message === "") return undefined;
  return /^[a-zA-Z]+(:\d+)?$/.test(message) ? validationText(message, validation) : message;
}
