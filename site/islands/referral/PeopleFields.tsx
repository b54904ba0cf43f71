import { businessTypes } from "#domain/quote/business-types.ts";
import type { FormField } from "../form/form-fields.ts";
import { SelectField } from "../form/SelectField.tsx";
import { TextField } from "../form/TextField.tsx";
import type { ReferralProps } from "./props.ts";
import type { ReferralValues } from "./referral-values.ts";

interface PeopleFieldsProps {
  copy: ReferralProps["copy"]["form"];
  field: (name: keyof ReferralValues) => FormField;
}

/** Two parties, two groups: the browser fills in the sender's own name, and nothing of the other's. */
export function PeopleFields({ copy, field }: PeopleFieldsProps) {
  const { fields, sections } = copy;
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 font-bold text-heading">{sections.referrer}</legend>
        <TextField {...field("referrerName")} autoComplete="name" dir="auto" />
        <TextField {...field("referrerEmail")} autoComplete="email" dir="ltr" inputMode="email" type="email" />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-5 font-bold text-heading">{sections.business}</legend>
        <TextField {...field("businessName")} autoComplete="off" dir="auto" />
        <SelectField
          {...field("businessType")}
          choices={businessTypes.map((value) => ({ value, label: copy.businessTypes[value] }))}
          prompt={fields.businessTypePrompt}
        />
        <TextField {...field("contactPerson")} autoComplete="off" dir="auto" />
        <TextField
          {...field("businessPhone")}
          autoComplete="off"
          dir="ltr"
          hint={fields.businessPhoneHint}
          inputMode="tel"
          type="tel"
        />
      </fieldset>
    </>
  );
}
