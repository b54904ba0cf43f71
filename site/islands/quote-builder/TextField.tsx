import type { InputHTMLAttributes } from "react";
import { controlStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import { errorText, type QuoteFormProps } from "./quote-form-props.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";

interface TextFieldProps
  extends QuoteFormProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "dir" | "inputMode"> {
  name: "businessName" | "contactPerson" | "email" | "phone";
  type?: "text" | "email" | "tel";
  hint?: string;
}

export function TextField(props: TextFieldProps) {
  const { copy, form, name, type = "text", autoComplete, dir, inputMode, hint } = props;
  return (
    <Field error={errorText(props, name)} form={QUOTE_FORM_ID} hint={hint} label={copy.quote.fields[name]} name={name}>
      {({ control, describedBy }) => (
        <input
          {...form.register(name)}
          aria-describedby={describedBy}
          aria-invalid={Boolean(form.formState.errors[name])}
          autoComplete={autoComplete}
          className={controlStyle}
          defaultValue=""
          dir={dir}
          id={control}
          inputMode={inputMode}
          type={type}
        />
      )}
    </Field>
  );
}
