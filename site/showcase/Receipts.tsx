import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { home as arabicHome } from "#content/ar/home.ts";
import { notFound as arabicNotFound } from "#content/ar/not-found.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { home as englishHome } from "#content/en/home.ts";
import { notFound as englishNotFound } from "#content/en/not-found.ts";
import type { Locale } from "#domain/language/locales.ts";
import { quoteBuilderProps } from "../islands/quote-builder/quote-copy.ts";
import { SavingsReceipt } from "../islands/quote-builder/SavingsReceipt.tsx";
import { SavingsSummary } from "../islands/quote-builder/SavingsSummary.tsx";
import { OrderSummary } from "../sections/checkout/OrderSummary.tsx";
import { PriceReceipt } from "../sections/home/PriceReceipt.tsx";
import { NothingHere } from "../sections/not-found/NothingHere.tsx";
import { Barcode } from "../ui/barcode/Barcode.tsx";
import { Shelf, Specimen } from "./Shelf.tsx";

export function Receipts({ locale }: { locale: Locale }) {
  const [home, checkout, notFound] = {
    en: [englishHome, englishCheckout, englishNotFound] as const,
    ar: [arabicHome, arabicCheckout, arabicNotFound] as const,
  }[locale];
  const quote = { ...quoteBuilderProps(locale), quotePage: "#quote" };
  return (
    <Shelf name="Receipt, ReceiptLine, ReceiptTotal, PrinterSlot, Barcode">
      <div className="grid items-start gap-8 bg-sand p-5 sm:grid-cols-2">
        <Specimen state="price, printing">
          <PriceReceipt copy={home.hero.priceCard} locale={locale} />
        </Specimen>
        <Specimen state="order">
          <OrderSummary copy={checkout.summary} locale={locale} />
        </Specimen>
        <Specimen state="saving, empty">
          <SavingsReceipt {...quote} businessType="" outlets={1} />
        </Specimen>
        <Specimen state="saving, known">
          <SavingsReceipt {...quote} businessType="cafe" outlets={3} />
        </Specimen>
        <SavingsSummary {...quote} businessType="" outlets={1} />
        <SavingsSummary {...quote} businessType="cafe" outlets={3} />
        <Barcode text="Q7K3-M9XQ" />
      </div>
      <NothingHere copy={notFound} locale={locale} />
    </Shelf>
  );
}
