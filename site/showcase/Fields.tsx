import type { Locale } from "#domain/language/locales.ts";
import { NotesField } from "../islands/form/NotesField.tsx";
import { Refused } from "../islands/form/Refused.tsx";
import { SelectField } from "../islands/form/SelectField.tsx";
import { TextField } from "../islands/form/TextField.tsx";
import { OutletsInput } from "../islands/quote-builder/OutletsInput.tsx";
import { quoteBuilderProps } from "../islands/quote-builder/quote-copy.ts";
import { controlStyle } from "../ui/form/control-style.ts";
import { Shelf, Specimen } from "./Shelf.tsx";

const nothing = async () => {};
const registered = (name: string) => ({ name, onChange: nothing, onBlur: nothing, ref: () => {} });
const states = ["default", "held-hover", "held-focus held-focus-visible"];

export function Fields({ locale }: { locale: Locale }) {
  const { copy } = quoteBuilderProps(locale);
  const { fields, optional, refused } = copy.quote;
  const error = copy.validation.phone;
  const field = (name: keyof typeof fields, id: string) => ({
    formId: `${locale}-${id}`,
    label: fields[name],
    error: undefined,
    registration: registered(name),
  });
  const choices = Object.entries(copy.options.businessTypes).map(([value, label]) => ({ value, label }));
  return (
    <Shelf name="Field, TextField, SelectField, OutletsInput, NotesField, Refused">
      <div className="grid gap-5 sm:grid-cols-2">
        {states.map((state) => (
          <Specimen key={state} state={state}>
            <input aria-label={state} className={`${controlStyle} ${state}`} defaultValue={fields.businessName} />
          </Specimen>
        ))}
        <Specimen state="disabled">
          <input aria-label="disabled" className={controlStyle} defaultValue={fields.businessName} disabled />
        </Specimen>
        <TextField {...field("phone", "empty")} dir="ltr" hint={fields.phoneHint} type="tel" />
        <TextField {...field("phone", "wrong")} dir="ltr" error={error} hint={fields.phoneHint} type="tel" />
        <SelectField {...field("businessType", "choice")} choices={choices} prompt={fields.businessTypePrompt} />
        <SelectField
          {...field("businessType", "unchosen")}
          choices={choices}
          error={copy.validation.businessType}
          prompt={fields.businessTypePrompt}
        />
        <Specimen state="OutletsInput">
          <OutletsInput copy={fields} defaultValue="3" describedBy="" id={`${locale}-outlets`} onChange={nothing} />
        </Specimen>
        <NotesField {...field("notes", "notes")} hint={fields.notesHint} optional={optional} />
      </div>
      <Refused shown text={refused} />
    </Shelf>
  );
}
