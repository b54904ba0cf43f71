import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { orderAmounts } from "#domain/order/order-amounts.ts";
import { Text } from "../../ui/Text.tsx";

interface OrderLinesProps {
  copy: Pick<typeof checkout, "proForma" | "summary">;
  locale: Locale;
}

const number = "whitespace-nowrap pt-4 ps-4 text-end tabular-nums";

export function OrderLines({ copy, locale }: OrderLinesProps) {
  const { columns, line } = copy.proForma;
  const { subtotal, vat, total } = orderAmounts(business.price.vatPercent);
  const amount = (dirhams: number) => formatDirhams(dirhams, locale);
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="border-ink border-y text-sm">
            <th className="py-2 text-start" scope="col">
              {columns.item}
            </th>
            <th className="py-2 ps-4 text-end" scope="col">
              {columns.quantity}
            </th>
            <th className="hidden py-2 ps-4 text-end sm:table-cell print:table-cell" scope="col">
              {columns.unitPrice}
            </th>
            <th className="py-2 ps-4 text-end" scope="col">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="align-top">
            <td className="pt-4 font-semibold">{line.title}</td>
            <td className={number}>1</td>
            <td className={`${number} hidden sm:table-cell print:table-cell`}>{amount(subtotal)}</td>
            <td className={number}>{amount(subtotal)}</td>
          </tr>
          <tr className="border-line border-b">
            <td className="pt-1 pb-4 text-muted text-sm" colSpan={4}>
              <p className="max-w-xl">
                <Text>{line.details}</Text>
              </p>
            </td>
          </tr>
        </tbody>
      </table>
      <dl className="ms-auto mt-4 grid max-w-sm gap-1">
        <Sum label={copy.summary.subtotal} value={amount(subtotal)} />
        <Sum label={copy.summary.vat} value={amount(vat)} />
        <Sum
          className="mt-2 border-ink border-t-2 pt-3 font-bold text-xl"
          label={copy.summary.total}
          value={amount(total)}
        />
      </dl>
    </>
  );
}

function Sum({ label, value, className = "" }: { label: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-6 ${className}`}>
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
