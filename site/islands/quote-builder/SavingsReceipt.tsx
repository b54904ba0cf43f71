import { formatDirhams } from "#domain/language/numbers.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import { outletsProblem } from "#domain/quote/outlets.ts";
import { estimateSavings } from "#domain/quote/savings.ts";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";
import type { QuoteBuilderProps } from "./props.ts";
import { outletCount, workings } from "./quote-texts.ts";

interface SavingsReceiptProps extends QuoteBuilderProps {
  businessType: string;
  outlets: number;
}

/** Prints line by line as the visitor chooses; stands from the start, so that nothing jumps. */
export function SavingsReceipt(props: SavingsReceiptProps) {
  const { copy, locale, businessType, outlets } = props;
  const { savings } = copy.quote;
  const problem = businessType === "" ? undefined : outletsProblem(outlets);
  const known = businessType !== "" && !problem;

  return (
    <Receipt as="h3" className="min-h-80" title={savings.title}>
      {known ? (
        <Estimate {...props} />
      ) : (
        <>
          <p className="py-4 text-center text-muted" lang={locale}>
            {problem ? copy.validation[problem] : savings.waiting}
          </p>
          <UnprintedLines />
        </>
      )}
    </Receipt>
  );
}

const unprinted = ["w-24", "w-32", "w-20", "w-28"];

/** Where the figures will stand. */
function UnprintedLines() {
  return (
    <div aria-hidden="true" className="mt-2 grid gap-4">
      {unprinted.map((width) => (
        <div className="receipt-line" key={width}>
          <span className={`h-2.5 rounded-sm bg-sand-deep ${width}`} />
          <span className="h-2.5 w-14 rounded-sm bg-sand-deep" />
        </div>
      ))}
    </div>
  );
}

function Estimate(props: SavingsReceiptProps) {
  const { copy, locale, businessType, outlets } = props;
  const { savings } = copy.quote;
  const estimate = estimateSavings(businessType as BusinessType, outlets);
  const amount = (dirhams: number) => formatDirhams(dirhams, locale);
  return (
    <div aria-live="polite" data-savings lang={locale}>
      <dl className="receipt-print" key={`${businessType}-${outlets}`}>
        <ReceiptLine
          label={copy.options.businessTypes[businessType as BusinessType]}
          value={outletCount(outlets, props)}
        />
        <ReceiptLine label={savings.year1} value={amount(estimate.year1)} />
        <ReceiptLine label={savings.year2} value={amount(estimate.year2)} />
        <ReceiptTotal highlight label={savings.total} value={amount(estimate.total)} />
        <ReceiptLine label={savings.perOutlet} value={amount(estimate.perOutlet)} />
        <ReceiptLine label={savings.monthlyEquivalent} value={amount(estimate.monthlyEquivalent)} />
      </dl>
      <details className="mt-4 font-sans text-sm">
        <summary className="cursor-pointer py-2 font-medium text-action underline underline-offset-4">
          {savings.workings}
        </summary>
        <p className="pb-2 leading-relaxed">{workings(props)}</p>
      </details>
    </div>
  );
}
