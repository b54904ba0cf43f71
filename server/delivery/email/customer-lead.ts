import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { quote as arabicQuote } from "#content/ar/quote.ts";
import { business } from "#content/business.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { quote as englishQuote } from "#content/en/quote.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { fill } from "#domain/language/fill.ts";
import { ltr } from "#domain/language/isolate.ts";
import { type Locale, localeOf } from "#domain/language/locales.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import { type LeadSource, leadSources } from "#domain/lead/sources.ts";
import { pagePath } from "#domain/pages.ts";
import { callbackPromiseText } from "#domain/promises/callback-promise-text.ts";
import { formatDubaiTime } from "#domain/promises/dubai-time.ts";
import { invoicePromise } from "#domain/promises/invoice-promise.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import type { StoredLead } from "#server/leads/lead-store.ts";
import { proFormaPath } from "#server/pro-forma/pro-forma-path.ts";
import { customerFrame, emails } from "./customer-frame.ts";
import type { Block, EmailDocument } from "./email-document.ts";
import { callOf, methodOf } from "./team-promise.ts";
import { typedWithoutLinks } from "./typed-text.ts";

const checkouts = { en: englishCheckout, ar: arabicCheckout };
const options = { en: englishOptions, ar: arabicOptions };
const quotes = { en: englishQuote, ar: arabicQuote };

/** The confirmation of a lead: what happens next, and what the customer may want to keep. */
export function leadEmail(lead: StoredLead, publicOrigin: string): EmailDocument {
  const locale = localeOf(lead.locale);
  const source = leadSources.find((entry) => entry === lead.source) ?? "quote_builder";
  const { subject, title } = emails[locale][copyNames[source]];
  const savings = lead.expected_savings === null ? "" : formatDirhams(lead.expected_savings, locale);
  const message = {
    locale,
    name: lead.contact_person,
    number: lead.id,
    subject: fill(subject, { number: ltr(lead.id), savings }),
    title,
    blocks: blocksOf[source](lead, locale, publicOrigin),
  };
  return customerFrame(message, publicOrigin);
}

const copyNames = { quote_builder: "quote", checkout_callback: "callback", checkout_invoice: "invoice" } as const;

const blocksOf: Record<LeadSource, (lead: StoredLead, locale: Locale, publicOrigin: string) => Block[]> = {
  quote_builder(lead, locale, publicOrigin) {
    const { next, note, workings, order } = emails[locale].quote;
    const phone = ltr(shownNumber(lead.phone));
    return [
      { kind: "paragraph", text: fill(next[methodOf(lead.preferred_contact_method)], { phone }) },
      { kind: "facts", facts: quoteFacts(lead, locale) },
      { kind: "paragraph", text: note },
      {
        kind: "actions",
        actions: [
          { label: order, href: publicOrigin + pagePath(locale, "checkout") },
          { label: workings, href: `${publicOrigin}${pagePath(locale, "products")}#quote` },
        ],
      },
    ];
  },
  checkout_callback(lead, locale) {
    const text = callbackPromiseText(callOf(lead), lead.phone, checkouts[locale].callback.success, locale);
    return [
      { kind: "paragraph", text },
      { kind: "facts", facts: [{ label: emails[locale].number, value: ltr(lead.id) }] },
      { kind: "paragraph", text: emails[locale].callback.missed },
    ];
  },
  checkout_invoice(lead, locale, publicOrigin) {
    const { next, proForma, transfer } = emails[locale].invoice;
    const time = ltr(formatDubaiTime(invoicePromise(new Date(lead.created_at), business.promises.invoiceHours)));
    const path = proFormaPath(lead, locale);
    return [
      { kind: "paragraph", text: fill(next, { time }) },
      ...(path ? [{ kind: "actions" as const, actions: [{ label: proForma, href: publicOrigin + path }] }] : []),
      { kind: "paragraph", text: fill(transfer, { number: ltr(lead.id) }) },
    ];
  },
};

function quoteFacts(lead: StoredLead, locale: Locale) {
  const { success, savings, fields } = quotes[locale];
  const types: Readonly<Record<string, string>> = options[locale].businessTypes;
  const name = typedWithoutLinks(lead.business_name);
  return [
    { label: success.leadId, value: ltr(lead.id) },
    ...(name ? [{ label: success.business, value: name }] : []),
    { label: fields.businessType, value: types[lead.business_type] ?? "" },
    { label: success.outlets, value: pluralize(lead.number_of_outlets, savings.outletCount, locale) },
    { label: savings.total, value: formatDirhams(lead.expected_savings ?? 0, locale), tone: "notice" as const },
    { label: emails[locale].quote.package, value: formatDirhams(PACKAGE_PRICE, locale), tone: "total" as const },
  ];
}
