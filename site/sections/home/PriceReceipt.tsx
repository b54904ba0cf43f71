import { business } from "#content/business.ts";
import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Barcode } from "../../ui/barcode/Barcode.tsx";
import { PrinterSlot } from "../../ui/receipt/PrinterSlot.tsx";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";

interface PriceReceiptProps {
  copy: (typeof home)["hero"]["priceCard"];
  locale: Locale;
}

/** The price card of the hero is a receipt that comes out of its printer. */
export function PriceReceipt({ copy, locale }: PriceReceiptProps) {
  return (
    <PrinterSlot className="mx-auto w-full max-w-md md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 lg:mx-0 lg:justify-self-end">
      <Receipt className="md:max-lg:text-sm" title={copy.title}>
        <div lang={locale}>
          <p className="mb-3 text-center text-muted text-sm">{copy.subtitle}</p>
          <dl>
            {copy.lines.map(({ item, amount }) => (
              <ReceiptLine key={item} label={item} value={amount} />
            ))}
          </dl>
          <dl>
            <ReceiptTotal ruled label={copy.total.label} value={copy.total.amount} />
            <ReceiptTotal highlight label={copy.nextMonth.label} value={copy.nextMonth.amount} />
          </dl>
          <p className="mt-4 text-center text-sm">{copy.thanks}</p>
          <Barcode className="mt-4 h-12 w-full" text={`${business.price.currency} ${PACKAGE_PRICE}`} />
          <ButtonLink
            className="mt-5 w-full font-sans"
            data-track="begin_checkout"
            href={pagePath(locale, "checkout")}
            tone="outline"
          >
            {copy.cta}
          </ButtonLink>
        </div>
      </Receipt>
    </PrinterSlot>
  );
}
