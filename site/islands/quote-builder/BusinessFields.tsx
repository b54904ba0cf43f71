import { emirates } from "#domain/contact/emirates.ts";
import { businessTypes } from "#domain/quote/business-types.ts";
import { Field } from "../../ui/form/Field.tsx";
import { OutletsInput } from "./OutletsInput.tsx";
import { errorText, type QuoteFormProps } from "./quote-form-props.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";

export function BusinessFields(props: QuoteFormProps) {
  const { copy, form } = props;
  const { fields, sections } = copy.quote;
  const outlets = form.register("numberOfOutlets");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2 lg:col-start-1">
      <legend className="mb-5 font-bold text-heading">{sections.business}</legend>
      <SelectField
        {...props}
        choices={businessTypes.map((value) => ({ value, label: copy.options.businessTypes[value] }))}
        name="businessType"
        prompt={fields.businessTypePrompt}
      />
      <Field
        error={errorText(props, "numberOfOutlets")}
        form={QUOTE_FORM_ID}
        hint={fields.outletsHint}
        label={fields.numberOfOutlets}
        name="numberOfOutlets"
      >
        {({ control, describedBy }) => (
          <OutletsInput
            copy={fields}
            defaultValue="1"
            describedBy={describedBy}
            id={control}
            inputRef={outlets.ref}
            invalid={Boolean(form.formState.errors.numberOfOutlets)}
            onBlur={outlets.onBlur}
            onChange={outlets.onChange}
          />
        )}
      </Field>
      <TextField {...props} autoComplete="organization" dir="auto" name="businessName" />
      <SelectField
        {...props}
        choices={emirates.map((value) => ({ value, label: copy.options.emirates[value] }))}
        name="emirate"
        prompt={fields.emiratePrompt}
      />
    </fieldset>
  );
}
