import { emirates } from "#domain/contact/emirates.ts";
import { businessTypes } from "#domain/quote/business-types.ts";
import { Field } from "../../ui/form/Field.tsx";
import { SelectField } from "../form/SelectField.tsx";
import { TextField } from "../form/TextField.tsx";
import { OutletsInput } from "./OutletsInput.tsx";
import { type QuoteFormProps, quoteFields } from "./quote-form-props.ts";

export function BusinessFields(props: QuoteFormProps) {
  const { quote, options } = props.copy;
  const { fields, sections } = quote;
  const field = quoteFields(props);
  const outlets = field("numberOfOutlets");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2 lg:col-start-1">
      <legend className="mb-5 font-bold text-heading">{sections.business}</legend>
      <SelectField
        {...field("businessType")}
        choices={businessTypes.map((value) => ({ value, label: options.businessTypes[value] }))}
        prompt={fields.businessTypePrompt}
      />
      <Field
        error={outlets.error}
        form={outlets.formId}
        hint={fields.outletsHint}
        label={outlets.label}
        name={outlets.registration.name}
      >
        {({ control, describedBy }) => (
          <OutletsInput
            copy={fields}
            defaultValue="1"
            describedBy={describedBy}
            id={control}
            inputRef={outlets.registration.ref}
            invalid={outlets.error !== undefined}
            onBlur={outlets.registration.onBlur}
            onChange={outlets.registration.onChange}
          />
        )}
      </Field>
      <TextField {...field("businessName")} autoComplete="organization" dir="auto" />
      <SelectField
        {...field("emirate")}
        choices={emirates.map((value) => ({ value, label: options.emirates[value] }))}
        prompt={fields.emiratePrompt}
      />
    </fieldset>
  );
}
