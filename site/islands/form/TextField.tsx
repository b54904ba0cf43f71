import type { InputHTMLAttributes } from "react";
import { controlStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import type { FormField } from "./form-fields.ts";

interface TextFieldProps
  extends FormField,
    Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "dir" | "inputMode"> {
  type?: "text" | "email" | "tel";
  hint?: string;
}

export function TextField(props: TextFieldProps) {
  const { formId, label, error, registration, hint, type = "text", autoComplete, dir, inputMode } = props;
  return (
    <Field error={error} form={formId} hint={hint} label={label} name={registration.name}>
      {({ control, describedBy }) => (
        <input
          {...registration}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
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
