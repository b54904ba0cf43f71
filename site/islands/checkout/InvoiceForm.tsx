import { formFields } from "../form/form-fields.ts";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useFilledIn } from "../form/use-filled-in.ts";
import { useSending } from "../form/use-sending.ts";
import { fieldLabels } from "./field-labels.ts";
import { InvoiceFields } from "./InvoiceFields.tsx";
import {
  INVOICE_FORM_ID,
  type InvoiceForm as InvoiceRequest,
  type InvoiceValues,
  invoiceDraft,
  invoiceForm,
  requiredForInvoice,
} from "./invoice-values.ts";
import type { CheckoutProps } from "./props.ts";
import { RequestForm } from "./RequestForm.tsx";
import { invoiceChat } from "./request-chats.ts";
import { type Sent, sendInvoice } from "./send-request.ts";

interface InvoiceFormProps extends CheckoutProps {
  onSent: (sent: Sent<InvoiceRequest>) => void;
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { locale, copy, onSent } = props;
  const texts = copy.invoice;
  const form = useDraftedForm<InvoiceValues, InvoiceRequest>(invoiceDraft, invoiceDraft.starting, invoiceForm);
  const { failed, reason, onEdit, onSubmit } = useSending(form, {
    name: "checkout_invoice",
    toasts: texts.toasts,
    fixedToast: true,
    send: (request) => sendInvoice(request, locale),
    onSent,
  });
  const labels = fieldLabels(texts.fields);
  const field = formFields(form, { formId: INVOICE_FORM_ID, labels, validation: copy.validation });
  const { isSubmitting, isSubmitted, errors } = form.formState;
  return (
    <RequestForm
      {...props}
      filledIn={useFilledIn(form, requiredForInvoice)}
      id={INVOICE_FORM_ID}
      onEdit={onEdit}
      onSubmit={onSubmit}
      refused={isSubmitted && Object.keys(errors).length > 0}
      sending={isSubmitting}
      source="checkout_invoice"
      texts={texts}
      unsent={failed ? { reason, chat: invoiceChat(form.getValues(), props) } : undefined}
    >
      <InvoiceFields copy={copy} field={field} />
    </RequestForm>
  );
}
