import { tillAmount } from "./order-sums.ts";
import type { FloorTable, TableState } from "./screen-data.ts";

const tops: Readonly<Record<TableState, string>> = {
  free: "border-control text-muted",
  seated: "border-action bg-action-soft",
  bill: "border-notice bg-notice",
  chosen: "border-action bg-action text-on-action",
};

const corners = { round: "rounded-full", square: "rounded-[0.5em]", long: "rounded-[0.5em]" } as const;

/** Chairs stand above and below the table's top. */
const chairs = {
  round: "M38 1h24v7H38zM38 92h24v7H38z",
  square: "M18 1h24v7H18zM58 1h24v7H58zM18 92h24v7H18zM58 92h24v7H58z",
  long: "M8 1h14v7H8zM31 1h14v7H31zM55 1h14v7H55zM78 1h14v7H78zM8 92h14v7H8zM31 92h14v7H31zM55 92h14v7H55zM78 92h14v7H78z",
} as const;

export function TableOnFloor({ number, shape, state, fils }: FloorTable) {
  return (
    <li className={`relative grid p-[0.75em] ${shape === "long" ? "col-span-2" : ""}`}>
      <svg
        aria-hidden="true"
        className={`absolute inset-0 size-full ${state === "free" ? "text-line" : "text-control"}`}
        fill="currentColor"
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
      >
        <path d={chairs[shape]} />
      </svg>
      <span className={`relative grid place-content-center border-2 text-center ${corners[shape]} ${tops[state]}`}>
        <span className="font-bold text-[1.15em] leading-tight">{number}</span>
        {fils !== undefined && <span className="text-[0.8em] tabular-nums leading-tight">{tillAmount(fils)}</span>}
      </span>
    </li>
  );
}
