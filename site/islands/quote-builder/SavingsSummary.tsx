import { formatDirhams } from "#domain/language/numbers.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import { outletsProblem } from "#domain/quote/outlets.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import type { QuoteBuilderProps } from "./props.ts";

interface SavingsSummaryProps extends QuoteBuilderProps {
  businessType: string;
  outlets: number;
}

export function SavingsSummary({ copy, locale, businessType, outlets }: SavingsSummaryProps) {
  const chosen = businessType !== "";
  const known = chosen && !outletsProblem(outlets);
  return (
    <p aria-live="polite" className={`min-h-14 rounded-control px-4 py-3 ${known ? "bg-notice" : "bg-sand"}`}>
      {chosen ? (
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          {copy.quote.savings.total}
          <strong className="font-bold text-xl tabular-nums">
            {known ? formatDirhams(estimateSavings(businessType as BusinessType, outlets).total, locale) : "—"}
          </strong>
        </span>
      ) : (
        copy.quote.compact.chooseFirst
      )}
    </p>
  );
}
