import { X } from "lucide-react";
import type { home } from "#content/en/home.ts";
import { Text } from "../../../ui/Text.tsx";

/** Here to be compared, not to be chosen: no paper, no shadow, no button. */
export function MonthlyPlan({ copy }: { copy: (typeof home)["paymentOptions"]["monthly"] }) {
  return (
    <div className="mx-4 rounded-b-panel border-2 border-control border-dashed border-t-0 p-6 sm:p-8 lg:mx-0 lg:rounded-s-none lg:rounded-e-panel lg:border-s-0 lg:border-t-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-bold text-heading">{copy.name}</h3>
        <p className="rounded-full border border-ink px-3 font-semibold text-sm">{copy.badge}</p>
      </div>
      <p className="mt-4">
        <span className="block font-bold text-xl">
          <Text>{copy.price}</Text>
        </span>
        {copy.period}
      </p>
      <ul className="mt-5 grid gap-2">
        {copy.features.map((feature) => (
          <li className="flex gap-3" key={feature}>
            <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" strokeWidth={2.5} />
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 border-control border-t border-dashed pt-4">
        <dt>{copy.totalCostLabel}</dt>
        <dd className="font-bold text-xl">
          <Text>{copy.totalCost}</Text>
        </dd>
      </dl>
      <p className="mt-3 text-sm">{copy.note}</p>
    </div>
  );
}
