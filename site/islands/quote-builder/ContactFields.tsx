import { contactMethods, defaultContactMethod } from "#domain/contact/contact-methods.ts";
import { controlStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import { errorText, type QuoteFormProps } from "./quote-form-props.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";
import { TextField } from "./TextField.tsx";

export function ContactFields(props: QuoteFormProps) {
  const { copy, form } = props;
  const { fields, sections, optional } = copy.quote;
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2 lg:col-start-1">
        <legend className="mb-5 font-bold text-heading">{sections.contact}</legend>
        <TextField {...props} autoComplete="name" dir="auto" name="contactPerson" />
        <TextField
          {...props}
          autoComplete="tel"
          dir="ltr"
          hint={fields.phoneHint}
          inputMode="tel"
          name="phone"
          type="tel"
        />
        <TextField {...props} autoComplete="email" dir="ltr" inputMode="email" name="email" type="email" />
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
        <Field
          error={errorText(props, "notes")}
          form={QUOTE_FORM_ID}
          hint={fields.notesHint}
          label={fields.notes}
          name="notes"
          optional={optional}
        >
          {({ control, describedBy }) => (
            <textarea
              {...form.register("notes")}
              aria-describedby={describedBy}
              className={controlStyle}
              defaultValue=""
              dir="auto"
              id={control}
              rows={4}
            />
          )}
        </Field>
      </div>
    </>
  );
}
