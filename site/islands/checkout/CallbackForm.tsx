import { type CallbackRequest, callbackRequest } from "#domain/lead/checkout-requests.ts";
import { preferredTimes } from "#domain/lead/sources.ts";
import { formFields } from "../form/form-fields.ts";
import { SelectField } from "../form/SelectField.tsx";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useMissing } from "../form/use-missing.ts";
import { useSending } from "../form/use-sending.ts";
import { ContactFields } from "./ContactFields.tsx";
import { CALLBACK_FORM_ID, type CallbackValues, callbackDraft, requiredForCallback } from "./callback-values.ts";
import { fieldLabels } from "./field-labels.ts";
import type { CheckoutProps } from "./props.ts";
import { RequestForm } from "./RequestForm.tsx";
import { callbackChat } from "./request-chats.ts";
import { type Sent, sendCallback } from "./send-request.ts";
import { stillEmpty } from "./still-empty.ts";

interface CallbackFormProps extends CheckoutProps {
  onSent: (sent: Sent<CallbackRequest>) => void;
}

export function CallbackForm(props: CallbackFormProps) {
  const { locale, copy, onSent } = props;
  const texts = copy.callback;
  const form = useDraftedForm<CallbackValues, CallbackRequest>(callbackDraft, callbackDraft.starting, callbackRequest);
  const { unsent, onEdit, onSubmit } = useSending(form, {
    name: "checkout_callback",
    toasts: texts.toasts,
    fixedToast: true,
    send: (request) => sendCallback(request, locale),
    onSent,
  });
  const labels = fieldLabels(texts.fields);
  const field = formFields(form, { formId: CALLBACK_FORM_ID, labels, validation: copy.validation });
  const missing = useMissing(form, requiredForCallback);
  const { isSubmitting, isSubmitted, errors } = form.formState;
  return (
    <RequestForm
      {...props}
      id={CALLBACK_FORM_ID}
      onEdit={onEdit}
      onSubmit={onSubmit}
      panel="callback"
      refused={isSubmitted && Object.keys(errors).length > 0}
      sending={isSubmitting}
      source="checkout_callback"
      stillEmpty={stillEmpty(missing, labels, { template: copy.stillEmpty, locale })}
      texts={texts}
      unsent={unsent && { ...unsent, chat: callbackChat(form.getValues(), props) }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields field={field} fields={texts.fields} />
        <SelectField
          {...field("preferredTime")}
          choices={preferredTimes.map((value) => ({ value, label: texts.preferredTimes[value] }))}
          optional={copy.optional}
          prompt={texts.anyTime}
        />
      </div>
    </RequestForm>
  );
}
