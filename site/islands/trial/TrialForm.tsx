import { navigate } from "astro:transitions/client";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { type TrialRequest, trialRequest } from "#domain/trial/new-trial.ts";
import { formFields } from "../form/form-fields.ts";
import { Honeypot } from "../form/Honeypot.tsx";
import { Refused } from "../form/Refused.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { Unsent } from "../form/Unsent.tsx";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useSending } from "../form/use-sending.ts";
import type { TrialProps } from "./props.ts";
import { sendTrial } from "./send-trial.ts";
import { TrialFields } from "./TrialFields.tsx";
import { TRIAL_FORM_ID, type TrialValues, trialDraft } from "./trial-values.ts";
import { unsentTrialChat } from "./unsent-trial-chat.ts";

/** Also a plain form: without JavaScript its post is answered by way of the same personal page. */
export function TrialForm(props: TrialProps) {
  const { locale, copy, privacyPage } = props;
  const form = useDraftedForm<TrialValues, TrialRequest>(trialDraft, trialDraft.starting, trialRequest);
  const { unsent, onEdit, onSubmit } = useSending(form, {
    name: "trial",
    toasts: copy.toasts,
    send: (request) => sendTrial(request, locale),
    onSent({ url }) {
      form.reset(trialDraft.empty);
      trialDraft.forget();
      void navigate(localizedUrl(url, locale));
    },
  });
  const field = formFields(form, { formId: TRIAL_FORM_ID, labels: copy.fields, validation: copy.validation });
  const { isSubmitting, errors } = form.formState;

  return (
    <form
      action="/api/trials"
      className="grid gap-8"
      data-astro-reload
      id={TRIAL_FORM_ID}
      method="post"
      noValidate
      onInput={onEdit}
      onSubmit={onSubmit}
    >
      <input name="locale" type="hidden" value={locale} />
      <Honeypot label={copy.validation.leaveEmpty} />
      <Refused shown={Object.keys(errors).length > 0} text={copy.refused} />
      <TrialFields copy={copy} field={field} />
      <div className="grid gap-4">
        <SubmitButton disabled={isSubmitting}>{isSubmitting ? copy.submitting : copy.submit}</SubmitButton>
        {unsent && (
          <Unsent
            chat={unsentTrialChat(form.getValues(), props)}
            copy={copy.notDelivered}
            place="trial_unsent"
            reason={unsent.reason}
          />
        )}
        <p className="text-muted text-sm">
          {copy.privacy.text}{" "}
          <a
            className="inline-block py-2 font-medium text-action underline underline-offset-4 hover:decoration-2"
            href={privacyPage}
          >
            {copy.privacy.link}
          </a>
        </p>
      </div>
    </form>
  );
}
