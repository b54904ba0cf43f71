import type { InputHTMLAttributes } from "react";
import { controlStyle, nothingTyped } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import type { FormField } from "./form-fields.ts";

interface TextFieldProps
  extends FormField,
    Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "dir" | "inputMode" | "required"> {
  type?: "text" | "email" | "tel";
  hint?: string;
  help?: { label: string; text: string } | undefined;
  optional?: string;
}

export function TextField(props: TextFieldProps) {
  const { formId, label, error, registration, hint, help, optional, type = "text", ...rest } = props;
  return (
    <Field
      error={error}
      form={formId}
      help={help}
      hint={hint}
      label={label}
      name={registration.name}
      optional={optional}
    >
      {({ control, describedBy }) => (
        <input
          {...registration}
          {...rest}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          className={controlStyle}
          defaultValue=""
          id={control}
          placeholder={rest.dir === "auto" ? nothingTyped : undefined}
          type={type}
        />
      )}
    </Field>
  );
}
