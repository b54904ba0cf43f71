import { type ReferralRequest, referralRequest } from "#domain/referral/new-referral.ts";
import { formFields } from "../form/form-fields.ts";
import { Honeypot } from "../form/Honeypot.tsx";
import { NotesField } from "../form/NotesField.tsx";
import { Refused } from "../form/Refused.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { Unsent } from "../form/Unsent.tsx";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useSending } from "../form/use-sending.ts";
import { PeopleFields } from "./PeopleFields.tsx";
import type { ReferralProps } from "./props.ts";
import { REFERRAL_FORM_ID, type ReferralValues, referralDraft } from "./referral-values.ts";
import { sendReferral } from "./send-referral.ts";
import { unsentReferralChat } from "./unsent-referral-chat.ts";

interface ReferralFormProps extends ReferralProps {
  onSent: (request: ReferralRequest) => void;
}

/** Also a plain form: without JavaScript it is posted to the same address, which then answers with a page. */
export function ReferralForm(props: ReferralFormProps) {
  const { locale, copy, privacyPage, onSent } = props;
  const texts = copy.form;
  const form = useDraftedForm<ReferralValues, ReferralRequest>(referralDraft, referralDraft.starting, referralRequest);
  const { unsent, onEdit, onSubmit } = useSending(form, {
    name: "referral",
    toasts: texts.toasts,
    send: (request) => sendReferral(request, locale),
    onSent,
  });
  const field = formFields(form, { formId: REFERRAL_FORM_ID, labels: texts.fields, validation: copy.validation });
  const { isSubmitting, errors } = form.formState;

  return (
    <form
      action="/api/referrals"
      className="grid gap-10"
      data-astro-reload
      id={REFERRAL_FORM_ID}
      method="post"
      noValidate
      onInput={onEdit}
      onSubmit={onSubmit}
    >
      <input name="locale" type="hidden" value={locale} />
      <Honeypot label={copy.validation.leaveEmpty} />
      <h2 className="font-bold text-title">{texts.title}</h2>
      <Refused shown={Object.keys(errors).length > 0} text={texts.refused} />
      <PeopleFields copy={texts} field={field} />
      <NotesField {...field("notes")} hint={texts.fields.notesHint} optional={texts.optional} />
      <div className="grid gap-4">
        <SubmitButton disabled={isSubmitting}>{isSubmitting ? texts.submitting : texts.submit}</SubmitButton>
        {unsent && (
          <Unsent
            chat={unsentReferralChat(form.getValues(), props)}
            copy={texts.notDelivered}
            place="referral_unsent"
            reason={unsent.reason}
          />
        )}
        <p className="text-muted text-sm">
          {texts.privacy.text}{" "}
          <a
            className="inline-block py-2 font-medium text-action underline underline-offset-4 hover:decoration-2"
            href={privacyPage}
          >
            {texts.privacy.link}
          </a>
        </p>
      </div>
    </form>
  );
}
