import { teamEmail } from "#content/en/team-email.ts";
import { ltr } from "#domain/language/isolate.ts";
import { localeOf } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { FILS_PER_DIRHAM } from "#domain/payment/fils.ts";
import type { StoredPayment } from "#server/payments/payment-store.ts";
import type { ForTeam } from "./team-email.ts";
import { received } from "./team-lead.ts";

const { facts: label, todo, promised, wants } = teamEmail;

/** A payment by card as the team needs it: the form asks for no phone, so the payer is reached by e-mail. */
export function paymentForTeam(payment: StoredPayment): ForTeam {
  const { stripe_payment_intent_id: number, customer_name: name, customer_email: email, locale, updated_at } = payment;
  const amount = formatDirhams(payment.amount / FILS_PER_DIRHAM, "en");
  return {
    person: {
      name: name ?? "",
      business: amount,
      number,
      phone: "",
      phoneE164: null,
      email: email ?? "",
      locale: localeOf(locale),
    },
    todo: todo.payment,
    promised: promised.none,
    wants: wants.payment,
    facts: [
      [label.amount, amount],
      [label.email, email && ltr(email)],
      ...received({ id: number, locale, created_at: updated_at }),
    ],
  };
}
