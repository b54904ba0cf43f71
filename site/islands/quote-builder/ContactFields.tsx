import { contactMethods, defaultContactMethod } from "#domain/contact/contact-methods.ts";
import { NotesField } from "../form/NotesField.tsx";
import { TextField } from "../form/TextField.tsx";
import { type QuoteFormProps, quoteFields } from "./quote-form-props.ts";

export function ContactFields(props: QuoteFormProps) {
  const { copy, form } = props;
  const { fields, sections, optional } = copy.quote;
  const field = quoteFields(props);
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2 lg:col-start-1">
        <legend className="mb-5 font-bold text-heading">{sections.contact}</legend>
        <TextField {...field("contactPerson")} autoComplete="name" dir="auto" />
        <TextField
          {...field("phone")}
          autoComplete="tel"
          dir="ltr"
          hint={fields.phoneHint}
          inputMode="tel"
          type="tel"
        />
        <TextField {...field("email")} autoComplete="email" dir="ltr" inputMode="email" type="email" />
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 font-semibold">{fields.preferredContactMethod}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {contactMethods.map((method) => (
              <label
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-control px-4 hover:border-ink has-checked:border-action has-checked:bg-action-soft"
                key={method}
              >
                <input
                  {...form.register("preferredContactMethod")}
                  className="size-5 accent-action"
                  defaultChecked={method === defaultContactMethod}
                  type="radio"
                  value={method}
                />
                {copy.options.contactMethods[method]}
              </label>
            ))}
          </div>
        </fieldset>
      </fieldset>
      <div className="lg:col-start-1">
        <NotesField {...field("notes")} hint={fields.notesHint} optional={optional} />
      </div>
    </>
  );
}
