import { ChevronDown } from "lucide-react";
import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { orderAmounts } from "#domain/order/order-amounts.ts";
import { PrinterSlot } from "../../ui/receipt/PrinterSlot.tsx";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";
import { Text } from "../../ui/Text.tsx";

interface OrderSummaryProps {
  copy: (typeof checkout)["summary"];
  locale: Locale;
}

/** The order as the till would print it; where it stands before the form it is one line until it is opened. */
export function OrderSummary({ copy, locale }: OrderSummaryProps) {
  const { subtotal, vat, total } = orderAmounts(business.price.vatPercent);
  const amount = (dirhams: number) => formatDirhams(dirhams, locale);
  return (
    <details className="order group lg:max-w-md lg:justify-self-end">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control border-2 border-ink bg-paper px-4 py-2 leading-snug hover:bg-sand-deep lg:hidden print:hidden [&::-webkit-details-marker]:hidden">
        <span className="grow">
          <span className="block font-semibold">{copy.product}</span>
          <span className="block text-muted text-sm">{copy.inside}</span>
        </span>
        <span className="whitespace-nowrap font-bold text-lg">{amount(total)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <PrinterSlot className="mx-auto max-w-md max-lg:pt-5">
        <Receipt title={copy.title}>
          <div className="pb-3" lang={locale}>
            <p className="mb-2 font-semibold">{copy.product}</p>
            <dl>
              {copy.items.map((line) => (
                <ReceiptLine key={line.item} label={line.item} value={line.amount} />
              ))}
            </dl>
            <hr className="receipt-rule my-3" />
            <dl>
              <ReceiptLine label={copy.subtotal} value={amount(subtotal)} />
              <ReceiptLine label={copy.vat} value={amount(vat)} />
              <ReceiptTotal highlight label={copy.total} value={amount(total)} />
            </dl>
            <dl className="mt-3">
              <ReceiptLine label={copy.saving.label} value={copy.saving.amount} />
            </dl>
            <p className="mt-3 text-center text-sm">
              <Text>{copy.once}</Text>
            </p>
            <p className="mt-2 text-center text-muted text-sm">
              <Text>{copy.alsoIncluded}</Text>
            </p>
          </div>
        </Receipt>
      </PrinterSlot>
    </details>
  );
}
