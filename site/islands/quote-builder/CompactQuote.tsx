import { useEffect, useRef, useState } from "react";
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
/** Of the full form's draft the two answers that the card asks for. */
const compactDraft = draftOf<CompactValues>({
  storageKey: "quote-draft",
  formId: FORM_ID,
  empty: { businessType: emptyQuote.businessType, numberOfOutlets: emptyQuote.numberOfOutlets },
});

export function CompactQuote(props: CompactQuoteProps) {
  const { copy, onGetFullQuote, quotePage } = props;
  const [start] = useState(() => compactDraft.starting());
  const [values, setValues] = useState(start);
  const outletsInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outletsInput.current) outletsInput.current.value = start.numberOfOutlets;
  }, [start]);
  // The server's HTML knows no choice: what was made before the island woke shows one render later.
  const { businessType, numberOfOutlets } = useAwake() ? values : compactDraft.empty;
  const change = (changed: Partial<CompactValues>) => {
    compactDraft.keep(changed);
    setValues((now) => ({ ...now, ...changed }));
  };
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
      <div className="noscript:hidden grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5">
        <Field form={FORM_ID} label={fields.businessType} name="businessType">
          {({ control, describedBy }) => (
            <select
              aria-describedby={describedBy}
              className={selectStyle}
              id={control}
              name="businessType"
              onChange={(event) => change({ businessType: event.target.value })}
              value={businessType}
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
              inputRef={outletsInput}
              invalid={problem !== undefined}
              onChange={(event) => change({ numberOfOutlets: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="noscript:hidden">
        <SavingsSummary {...props} businessType={businessType} outlets={outlets} />
      </div>
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
