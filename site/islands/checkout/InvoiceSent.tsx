import { FileText } from "lucide-react";
import { fill } from "#domain/language/fill.ts";
import { formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { invoicePromise } from "#domain/promises/invoice-promise.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { InvoiceForm } from "./invoice-values.ts";
import type { CheckoutProps } from "./props.ts";
import { invoiceChat } from "./request-chats.ts";
import { SentView } from "./SentView.tsx";
import type { Sent } from "./send-request.ts";

interface InvoiceSentProps extends CheckoutProps {
  sent: Sent<InvoiceForm>;
  onAnother: () => void;
}

export function InvoiceSent(props: InvoiceSentProps) {
  const { copy, promises, sent, onAnother } = props;
  const { leadId, createdAt, proFormaUrl, request } = sent;
  const texts = copy.invoice.success;
  const time = formatDubaiTime(invoicePromise(new Date(createdAt), promises.invoiceHours));
  const values = { time, email: request.email, leadId };
  return (
    <SentView
      chat={{ href: invoiceChat(request, props, leadId), place: "invoice_success" }}
      leadId={leadId}
      onAnother={onAnother}
      steps={texts.steps.map(({ title, text }) => ({ title: fill(title, values), text: fill(text, values) }))}
      texts={texts}
    >
      {proFormaUrl && (
        <div className="grid gap-3 rounded-control bg-sand p-5">
          <ButtonLink className="justify-self-start" href={proFormaUrl} target="_blank" tone="outline">
            <FileText aria-hidden="true" className="size-5" />
            {texts.proForma.link}
          </ButtonLink>
          <p className="text-muted text-sm">{texts.proForma.text}</p>
        </div>
      )}
    </SentView>
  );
}
