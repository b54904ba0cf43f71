import { formFields } from "../form/form-fields.ts";
import { useDraftedForm } from "../form/use-drafted-form.ts";
import { useMissing } from "../form/use-missing.ts";
import { useSending } from "../form/use-sending.ts";
import { CompanyFields } from "./CompanyFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { fieldLabels } from "./field-labels.ts";
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
import { stillEmpty } from "./still-empty.ts";

interface InvoiceFormProps extends CheckoutProps {
  onSent: (sent: Sent<InvoiceRequest>) => void;
}

export function InvoiceForm(props: InvoiceFormProps) {
  const { locale, copy, onSent } = props;
  const texts = copy.invoice;
  const form = useDraftedForm<InvoiceValues, InvoiceRequest>(invoiceDraft, invoiceDraft.starting, invoiceForm);
  const { unsent, onEdit, onSubmit } = useSending(form, {
    name: "checkout_invoice",
    toasts: texts.toasts,
    fixedToast: true,
    send: (request) => sendInvoice(request, locale),
    onSent,
  });
  const labels = fieldLabels(texts.fields);
  const field = formFields(form, { formId: INVOICE_FORM_ID, labels, validation: copy.validation });
  const missing = useMissing(form, requiredForInvoice);
  const { isSubmitting, isSubmitted, errors } = form.formState;
  return (
    <RequestForm
      {...props}
      id={INVOICE_FORM_ID}
      onEdit={onEdit}
      onSubmit={onSubmit}
      panel="invoice"
      refused={isSubmitted && Object.keys(errors).length > 0}
      sending={isSubmitting}
      source="checkout_invoice"
      stillEmpty={stillEmpty(missing, labels, { template: copy.stillEmpty, locale })}
      texts={texts}
      unsent={unsent && { ...unsent, chat: invoiceChat(form.getValues(), props) }}
    >
      {/* Siblings: the fields are registered in the order they stand in, and the first wrong one takes the focus. */}
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields field={field} fields={texts.fields} />
        <hr className="border-line sm:col-span-2" />
        <CompanyFields copy={copy} field={field} />
      </div>
    </RequestForm>
  );
}
