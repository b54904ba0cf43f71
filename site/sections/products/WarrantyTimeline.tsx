import { business } from "#content/business.ts";
import type { products } from "#content/en/products.ts";

const months = Array.from({ length: business.warrantyMonths }, (_, month) => month + 1);

/** A picture of what the words beside it say: one bar ends after its months, the other does not. */
export function WarrantyTimeline({ copy }: { copy: (typeof products)["warranty"]["timeline"] }) {
  return (
    <div aria-hidden="true" className="grid gap-x-6 gap-y-2 lg:grid-cols-[9rem_1fr] lg:items-center lg:gap-y-4">
      <p className="font-semibold">{copy.hardware}</p>
      <div className="flex w-3/5 gap-0.5">
        {months.map((month) => (
          <span
            className="grid h-11 flex-1 place-items-center bg-notice font-semibold text-ink text-sm tabular-nums"
            key={month}
          >
            <span className="max-md:hidden">{month}</span>
          </span>
        ))}
      </div>
      <p className="mt-3 font-semibold lg:mt-0">{copy.licence}</p>
      <div className="flex">
        <span className="h-11 grow bg-on-ink" />
        <svg aria-hidden="true" className="-ms-px h-11 w-6 fill-on-ink rtl:-scale-x-100" viewBox="0 0 24 44">
          <path d="M0 0l24 22L0 44z" />
        </svg>
      </div>
    </div>
  );
}
