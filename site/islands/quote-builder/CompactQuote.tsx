import { useState } from "react";
import { businessTypes } from "#domain/quote/business-types.ts";
import { outletsProblem, readOutlets } from "#domain/quote/outlets.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { selectStyle } from "../../ui/form/control-style.ts";
import { Field } from "../../ui/form/Field.tsx";
import { draftOf } from "../form/draft.ts";
import { useAwake } from "../form/use-awake.ts";
import { OutletsInput } from "./OutletsInput.tsx";
import type { QuoteBuilderProps } from "./props.ts";
import { emptyQuote, type QuoteValues } from "./quote-values.ts";
import { SavingsSummary } from "./SavingsSummary.tsx";

interface CompactQuoteProps extends QuoteBuilderProps {
  onGetFullQuote: (values: CompactValues) => void;
}

type CompactValues = Pick<QuoteValues, "businessType" | "numberOfOutlets">;

const FORM_ID = "compact-quote";
/** Two answers are not worth keeping through a reload: this only finds what was chosen before the island woke. */
const compactDraft = draftOf<CompactValues>({
  formId: FORM_ID,
  empty: { businessType: emptyQuote.businessType, numberOfOutlets: emptyQuote.numberOfOutlets },
});

export function CompactQuote(props: CompactQuoteProps) {
  const { copy, onGetFullQuote, quotePage } = props;
  const [values, setValues] = useState(() => compactDraft.starting());
  // The server's HTML knows no choice: what was made before the island woke shows one render later.
  const { businessType, numberOfOutlets } = useAwake() ? values : compactDraft.empty;
  const change = (changed: Partial<CompactValues>) => setValues((now) => ({ ...now, ...changed }));
  const { fields, compact } = copy.quote;
  const outlets = readOutlets(numberOfOutlets);
  const problem = outletsProblem(outlets);

  return (
    <form
      action={quotePage}
      className="grid gap-5 rounded-panel bg-paper p-6 text-text shadow-paper sm:p-8"
      id={FORM_ID}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (businessType) onGetFullQuote(values);
      }}
    >
      <div>
        <h2 className="font-bold text-heading">{compact.title}</h2>
        <p className="mt-2 text-muted">{compact.intro}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5">
        <Field form={FORM_ID} label={fields.businessType} name="businessType">
          {({ control, describedBy }) => (
            <select
              aria-describedby={describedBy}
              className={selectStyle}
              id={control}
              name="businessType"
              onChange={(event) => change({ businessType: event.target.value })}
            >
              <option value="">{fields.businessTypePrompt}</option>
              {businessTypes.map((type) => (
                <option key={type} value={type}>
                  {copy.options.businessTypes[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          error={problem && copy.validation[problem]}
          form={FORM_ID}
          label={fields.numberOfOutlets}
          name="numberOfOutlets"
        >
          {({ control, describedBy }) => (
            <OutletsInput
              copy={fields}
              defaultValue="1"
              describedBy={describedBy}
              id={control}
              invalid={problem !== undefined}
              onChange={(event) => change({ numberOfOutlets: event.target.value })}
            />
          )}
        </Field>
      </div>
      <SavingsSummary {...props} businessType={businessType} outlets={outlets} />
      <Button className="noscript:hidden" disabled={!businessType} type="submit">
        {compact.submit}
      </Button>
      <noscript>
        <ButtonLink className="w-full" href={quotePage}>
          {compact.submit}
        </ButtonLink>
      </noscript>
    </form>
  );
}
