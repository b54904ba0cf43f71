import { emirates } from "#domain/contact/emirates.ts";
import type { FormField } from "../form/form-fields.ts";
import { SelectField } from "../form/SelectField.tsx";
import { TextField } from "../form/TextField.tsx";
import type { InvoiceValues } from "./invoice-values.ts";
import type { CheckoutProps } from "./props.ts";

interface CompanyFieldsProps {
  copy: CheckoutProps["copy"];
  field: (name: keyof InvoiceValues) => FormField;
}

/** Whom the invoice is made out to. */
export function CompanyFields({ copy, field }: CompanyFieldsProps) {
  const { fields } = copy.invoice;
  return (
    <>
      <TextField
        {...field("companyName")}
        autoComplete="organization"
        dir="auto"
        hint={fields.companyName.hint}
        required
      />
      <TextField
        {...field("trn")}
        autoComplete="off"
        dir="ltr"
        help={fields.trn.help}
        hint={fields.trn.hint}
        inputMode="numeric"
        optional={copy.optional}
      />
      <SelectField
        {...field("emirate")}
        choices={emirates.map((value) => ({ value, label: copy.emirates[value] }))}
        prompt={fields.emirate.prompt ?? ""}
        required
      />
      <TextField {...field("address")} autoComplete="address-line1" dir="auto" hint={fields.address.hint} required />
    </>
  );
}
