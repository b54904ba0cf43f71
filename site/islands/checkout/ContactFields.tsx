import type { FieldCopy } from "#content/en/checkout.ts";
import type { FormField } from "../form/form-fields.ts";
import { TextField } from "../form/TextField.tsx";

type Name = "businessName" | "contactPerson" | "phone" | "email";

interface ContactFieldsProps {
  fields: Readonly<Record<Name, FieldCopy>>;
  field: (name: Name) => FormField;
}

/** What both requests ask for. */
export function ContactFields({ fields, field }: ContactFieldsProps) {
  return (
    <>
      <TextField
        {...field("businessName")}
        autoComplete="organization"
        dir="auto"
        hint={fields.businessName.hint}
        required
      />
      <TextField {...field("contactPerson")} autoComplete="name" dir="auto" required />
      <TextField
        {...field("phone")}
        autoComplete="tel"
        dir="ltr"
        hint={fields.phone.hint}
        inputMode="tel"
        required
        type="tel"
      />
      <TextField
        {...field("email")}
        autoComplete="email"
        dir="ltr"
        hint={fields.email.hint}
        inputMode="email"
        required
        type="email"
      />
    </>
  );
}
