import { business } from "#content/business.ts";
import type { quote } from "#content/en/quote.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { pagePath } from "#domain/pages.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { type PackageCopy, PackageLines } from "../../ui/receipt/PackageLines.tsx";
import { Receipt, ReceiptLine } from "../../ui/receipt/Receipt.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

/** The answer to a form sent without JavaScript; the server fills in what stands in data-fill. */
export function QuoteReceived({ copy, order, locale }: { copy: typeof quote; order: PackageCopy; locale: Locale }) {
  const { success, savings } = copy;
  const lines = [
    { label: success.leadId, fill: "leadId" },
    { label: success.date, fill: "date" },
    { label: success.business, fill: "businessName" },
    { label: success.outlets, fill: "outlets" },
  ];
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="shell grid items-start gap-12 md:grid-cols-2">
        <div className="grid gap-4">
          <h1 className="font-extrabold text-display">{success.title}</h1>
          <p className="text-lead">{success.lead}</p>
          <ButtonLink data-fill-href="whatsapp" data-track="whatsapp_click" href="https://wa.me/" rel="noopener">
            <WhatsappMark />
            {success.whatsapp}
          </ButtonLink>
          <ButtonLink href={phoneLink(business.phones.sales)} tone="outline">
            {success.call}
          </ButtonLink>
          <ButtonLink href={`${pagePath(locale, "products")}#quote`} tone="quiet">
            {success.another}
          </ButtonLink>
          <PackageLines as="h2" copy={order} locale={locale} />
        </div>
        <Receipt title={savings.title}>
          <dl lang={locale}>
            {lines.map(({ label, fill }) => (
              <div className="receipt-line py-1" key={fill}>
                <dt>{label}</dt>
                <dd className="wrap-anywhere font-medium">
                  <bdi data-fill={fill} />
                </dd>
              </div>
            ))}
            <ReceiptLine label={success.price} value={formatDirhams(PACKAGE_PRICE, locale)} />
            <div className="-mx-6 mt-3 flex flex-wrap justify-between gap-x-4 bg-notice px-6 py-3 font-bold text-xl max-sm:text-lg">
              <dt className="whitespace-nowrap">{success.savings}</dt>
              <dd className="ms-auto whitespace-nowrap" data-fill="expectedSavings" />
            </div>
          </dl>
        </Receipt>
      </div>
    </section>
  );
}
