import type { ReactNode } from "react";
import type { home } from "#content/en/home.ts";
import { COMPARED_MONTHS } from "#domain/quote/savings.ts";
import { Text } from "../../ui/Text.tsx";

const PER_ROW = 12;

/** One payment beside one every month, each drawn as a bill. */
export function Bills({ copy }: { copy: (typeof home)["hero"]["bills"] }) {
  return (
    <div className="border-line border-t pt-8">
      <h2 className="font-bold text-heading">{copy.title}</h2>
      <dl className="grid gap-5 pt-5">
        <Row label={copy.ours.label}>
          <div className="flex items-center gap-x-4 font-bold text-heading">
            <Paper className="w-1/12 shrink-0 fill-notice" count={1} />
            <span>
              <Text>{copy.ours.amount}</Text>
            </span>
          </div>
        </Row>
        <Row label={copy.others.label}>
          <Paper className="w-full fill-paper text-muted" count={COMPARED_MONTHS} />
          <span className="mt-2 block font-semibold">
            <Text>{copy.others.amount}</Text>
          </span>
        </Row>
      </dl>
    </div>
  );
}

/** What is paid stands beside who asks for it, and below where both do not fit. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <dt className="flex-[1_1_8.5rem] text-muted text-sm">{label}</dt>
      <dd className="flex-[9_1_16rem]">{children}</dd>
    </div>
  );
}

/** A torn slip of 20 by 29 with three lines on it, drawn from its corner; the pen ends where the next one begins. */
const slip = "h20v26l-2.5 3-2.5-3-2.5 3-2.5-3-2.5 3-2.5-3-2.5 3-2.5-3zm4 7h7m-7 6h12m-12 6h12m8-19";

function Paper({ count, className }: { count: number; className: string }) {
  const columns = Math.min(count, PER_ROW);
  const rows = Math.ceil(count / PER_ROW);
  const path = Array.from({ length: rows }, (_, row) => `M2 ${row * 36 + 2}${slip.repeat(columns)}`).join("");
  return (
    <svg
      aria-hidden="true"
      className={`rtl:-scale-x-100 ${className}`}
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox={`0 0 ${columns * 24} ${rows * 36}`}
    >
      <path d={path} />
    </svg>
  );
}
