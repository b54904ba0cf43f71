import { controlStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import type { FormField } from "./form-fields.ts";

interface SelectFieldProps extends FormField {
  /** The first choice, while nothing is chosen. */
  prompt: string;
  choices: { value: string; label: string }[];
}

/** The phone's own picker serves thumbs and screen readers better than a drawn one. */
export function SelectField({ formId, label, error, registration, prompt, choices }: SelectFieldProps) {
  return (
    <Field error={error} form={formId} label={label} name={registration.name}>
      {({ control, describedBy }) => (
        <select
          {...registration}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          className={controlStyle}
          defaultValue=""
          id={control}
        >
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
