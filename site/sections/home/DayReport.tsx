import type { home } from "#content/en/home.ts";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";
import { Text } from "../../ui/Text.tsx";
import { busiestHour, hourlyReceipts } from "./hourly-receipts.ts";

const HOUR_WIDTH = 10;
const BAR_WIDTH = 7;
const CHART_HEIGHT = 48;

/** The end of a day on one slip, with the receipts of each hour as bars. */
export function DayReport({ copy }: { copy: (typeof home)["analytics"]["report"] }) {
  const [sales, ...others] = copy.lines;
  return (
    <Receipt as="h3" className="mx-auto w-full max-w-md lg:justify-self-end" title={copy.title}>
      <p className="mb-4 text-center text-muted text-sm">{copy.note}</p>
      <HoursChart from={copy.hours.from} label={copy.hours.label} through={copy.hours.through} />
      <dl className="mt-4 mb-2">{sales && <ReceiptTotal highlight label={sales.label} value={sales.value} />}</dl>
      <dl>
        {others.map(({ label, value }) => (
          <ReceiptLine key={label} label={label} value={value} />
        ))}
      </dl>
    </Receipt>
  );
}

/** Time runs the way of reading; the busiest hour is the saffron one. */
function HoursChart({ label, from, through }: { label: string; from: string; through: string }) {
  const highest = Math.max(...hourlyReceipts);
  const peak = busiestHour(hourlyReceipts);
  return (
    <figure>
      <svg
        aria-hidden="true"
        className="w-full rtl:-scale-x-100"
        viewBox={`0 0 ${hourlyReceipts.length * HOUR_WIDTH - (HOUR_WIDTH - BAR_WIDTH)} ${CHART_HEIGHT}`}
      >
        {hourlyReceipts.map((receipts, hour) => {
          const height = (receipts / highest) * CHART_HEIGHT;
          return (
            <rect
              className={hour === peak ? "fill-notice" : "fill-ink"}
              height={height}
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
              key={hour}
              width={BAR_WIDTH}
              x={hour * HOUR_WIDTH}
              y={CHART_HEIGHT - height}
            />
          );
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between gap-3 text-muted text-sm">
        <Text>{from}</Text>
        <span>{label}</span>
        <Text>{through}</Text>
      </figcaption>
    </figure>
  );
}
