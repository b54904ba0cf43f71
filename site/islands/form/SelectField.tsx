import { selectStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import type { FormField } from "./form-fields.ts";

interface SelectFieldProps extends FormField {
  /** The first choice, while nothing is chosen. */
  prompt: string;
  choices: { value: string; label: string }[];
  optional?: string;
  required?: boolean;
}

/** The phone's own picker serves thumbs and screen readers better than a drawn one. */
export function SelectField(props: SelectFieldProps) {
  const { formId, label, error, registration, prompt, choices, optional, required } = props;
  return (
    <Field error={error} form={formId} label={label} name={registration.name} optional={optional}>
      {({ control, describedBy }) => (
        <select
          {...registration}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          className={selectStyle}
          defaultValue=""
          id={control}
          required={required}
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
