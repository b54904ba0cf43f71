import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { fill } from "#domain/language/fill.ts";
import { ltr } from "#domain/language/isolate.ts";
import { localeOf } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { FILS_PER_DIRHAM } from "#domain/payment/fils.ts";
import type { StoredPayment } from "#server/payments/payment-store.ts";
import { customerFrame, emails } from "./customer-frame.ts";
import type { EmailDocument } from "./email-document.ts";

const checkouts = { en: englishCheckout, ar: arabicCheckout };

/** The receipt of a card payment: what was paid, under which reference, and what happens next. */
export function paymentEmail(payment: StoredPayment, publicOrigin: string): EmailDocument {
  const locale = localeOf(payment.locale);
  const { subject, title, invoice } = emails[locale].payment;
  const { card, proForma } = checkouts[locale];
  const amount = formatDirhams(payment.amount / FILS_PER_DIRHAM, locale);
  const reference = payment.stripe_payment_intent_id;
  return customerFrame(
    {
      locale,
      name: payment.customer_name ?? "",
      number: reference,
      subject: fill(subject, { amount }),
      title,
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: proForma.line.title, value: amount, tone: "total" },
            { label: card.successful.reference, value: ltr(reference) },
          ],
        },
        { kind: "paragraph", text: card.successful.description },
        { kind: "paragraph", text: invoice },
      ],
      smallPrint: "paid",
    },
    publicOrigin,
  );
}
