import { controlStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import { errorText, type QuoteFormProps } from "./quote-form-props.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";

interface SelectFieldProps extends QuoteFormProps {
  name: "businessType" | "emirate";
  prompt: string;
  choices: { value: string; label: string }[];
}

/** The phone's own picker serves thumbs and screen readers better than a drawn one. */
export function SelectField(props: SelectFieldProps) {
  const { copy, form, name, prompt, choices } = props;
  return (
    <Field error={errorText(props, name)} form={QUOTE_FORM_ID} label={copy.quote.fields[name]} name={name}>
      {({ control, describedBy }) => (
        <select
          {...form.register(name)}
          aria-describedby={describedBy}
          aria-invalid={Boolean(form.formState.errors[name])}
          className={controlStyle}
          defaultValue=""
          id={control}
        >
          <option value="">{prompt}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
