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

/** The order as the till would print it. */
export function OrderSummary({ copy, locale }: OrderSummaryProps) {
  const { subtotal, vat, total } = orderAmounts(business.price.vatPercent);
  const amount = (dirhams: number) => formatDirhams(dirhams, locale);
  return (
    <PrinterSlot className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-end">
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
  );
}
