import { businessTypes } from "#domain/quote/business-types.ts";
import type { FormField } from "../form/form-fields.ts";
import { SelectField } from "../form/SelectField.tsx";
import { TextField } from "../form/TextField.tsx";
import type { TrialProps } from "./props.ts";
import type { TrialValues } from "./trial-values.ts";

interface TrialFieldsProps {
  copy: TrialProps["copy"];
  field: (name: keyof TrialValues) => FormField;
}

export function TrialFields({ copy, field }: TrialFieldsProps) {
  const { fields } = copy;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("fullName")} autoComplete="name" dir="auto" />
      <TextField {...field("phone")} autoComplete="tel" dir="ltr" hint={fields.phoneHint} inputMode="tel" type="tel" />
      <TextField {...field("email")} autoComplete="email" dir="ltr" inputMode="email" type="email" />
      <SelectField
        {...field("businessType")}
        choices={businessTypes.map((value) => ({ value, label: copy.businessTypes[value] }))}
        optional={copy.optional}
        prompt={fields.businessTypePrompt}
      />
    </div>
  );
}
