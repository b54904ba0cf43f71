import { FileText } from "lucide-react";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { FilledText } from "../../ui/FilledText.tsx";
import { CheckoutReceived } from "./CheckoutReceived.tsx";

const values = {
  time: <bdi data-fill="promisedTime" dir="ltr" />,
  email: <bdi data-fill="email" dir="ltr" />,
  leadId: <bdi data-fill="leadId" dir="ltr" />,
};

export function InvoiceReceived({ copy, locale }: { copy: typeof checkout; locale: Locale }) {
  const texts = copy.invoice.success;
  return (
    <CheckoutReceived
      locale={locale}
      received={copy.received}
      steps={texts.steps.map(({ title, text }) => ({
        title: <FilledText text={title} values={values} />,
        text: <FilledText text={text} values={values} />,
      }))}
      texts={texts}
    >
      <div className="grid gap-3 rounded-control bg-sand p-5">
        <ButtonLink className="justify-self-start" data-fill-href="proForma" href="#main-content" tone="outline">
          <FileText aria-hidden="true" className="size-5" />
          {texts.proForma.link}
        </ButtonLink>
        <p className="text-muted text-sm">{texts.proForma.text}</p>
      </div>
    </CheckoutReceived>
  );
}
