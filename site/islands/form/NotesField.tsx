import { controlStyle, nothingTyped } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import type { FormField } from "./form-fields.ts";

interface NotesFieldProps extends FormField {
  hint: string;
  optional: string;
}

export function NotesField({ formId, label, error, registration, hint, optional }: NotesFieldProps) {
  return (
    <Field error={error} form={formId} hint={hint} label={label} name={registration.name} optional={optional}>
      {({ control, describedBy }) => (
        <textarea
          {...registration}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          className={controlStyle}
          defaultValue=""
          dir="auto"
          id={control}
          placeholder={nothingTyped}
          rows={4}
        />
      )}
    </Field>
  );
}
