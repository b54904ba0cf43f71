import { readOutlets } from "#domain/quote/outlets.ts";
import { Honeypot } from "../form/Honeypot.tsx";
import { Refused } from "../form/Refused.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { Unsent } from "../form/Unsent.tsx";
import { BusinessFields } from "./BusinessFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import type { QuoteFormProps } from "./quote-form-props.ts";
import { unsentQuoteChat } from "./quote-texts.ts";
import { QUOTE_FORM_ID } from "./quote-values.ts";
import { SavingsReceipt } from "./SavingsReceipt.tsx";

/** Also a plain form: without JavaScript it is posted to the same address, which then answers with a page. */
export function QuoteForm(props: QuoteFormProps) {
  const { copy, locale, form, values, unsent, onSubmit, onEdit } = props;
  const { isSubmitting, errors } = form.formState;
  return (
    <form
      action="/api/leads"
      className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr]"
      data-astro-reload
      id={QUOTE_FORM_ID}
      method="post"
      noValidate
      onInput={onEdit}
      onSubmit={onSubmit}
    >
      <input name="source" type="hidden" value="quote_builder" />
      <input name="locale" type="hidden" value={locale} />
      <Honeypot label={copy.validation.leaveEmpty} />
      <Refused className="lg:col-span-2" shown={Object.keys(errors).length > 0} text={copy.quote.refused} />
      <BusinessFields {...props} />
      <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-4">
        <SavingsReceipt {...props} businessType={values.businessType} outlets={readOutlets(values.numberOfOutlets)} />
      </div>
      <ContactFields {...props} />
      <div className="grid gap-4 lg:col-start-1">
        <SubmitButton disabled={isSubmitting}>{isSubmitting ? copy.quote.submitting : copy.quote.submit}</SubmitButton>
        {unsent && (
          <Unsent
            chat={unsentQuoteChat(values, props)}
            copy={copy.quote.notDelivered}
            place="quote_unsent"
            reason={unsent.reason}
          />
        )}
      </div>
    </form>
  );
}
