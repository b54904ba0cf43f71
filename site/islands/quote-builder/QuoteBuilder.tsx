import { useEffect, useState } from "react";
import { CompactQuote } from "./CompactQuote.tsx";
import { FullQuote } from "./FullQuote.tsx";
import type { QuoteBuilderProps } from "./props.ts";
import { QuoteSuccess } from "./QuoteSuccess.tsx";
import { handOver, isUnfoldedDraft, quoteDraft } from "./quote-draft.ts";
import type { QuoteValues } from "./quote-values.ts";
import type { SentQuote } from "./send-quote.ts";

export function QuoteBuilder(props: QuoteBuilderProps) {
  const { startsAs = "full", fullViewAt } = props;
  const [view, setView] = useState(startsAs);
  const [pressed, setPressed] = useState(false);
  const [sent, setSent] = useState<SentQuote>();
  useEffect(() => {
    if (startsAs === "compact" && !fullViewAt && isUnfoldedDraft()) setView("full");
  }, [startsAs, fullViewAt]);
  // Unfolded from the card, the form keeps a ground of its own, whatever section it stands in.
  const ground = startsAs === "compact" ? "unfolded rounded-panel bg-paper p-6 text-text sm:p-10" : "";

  if (sent) {
    const startAgain = () => {
      setSent(undefined);
      setView(startsAs);
    };
    return (
      <div className={ground}>
        <QuoteSuccess {...props} onAnother={startAgain} sent={sent} />
      </div>
    );
  }
  if (view === "compact") {
    const showFull = (values: Partial<QuoteValues>) => {
      handOver(values);
      const target = fullViewAt && document.getElementById(fullViewAt);
      if (target) return target.scrollIntoView({ block: "start" });
      setPressed(true);
      setView("full");
    };
    return <CompactQuote {...props} onGetFullQuote={showFull} />;
  }
  const showSuccess = (quote: SentQuote) => {
    quoteDraft.forget();
    setSent(quote);
  };
  return (
    <div className={ground}>
      <FullQuote {...props} focusOnShow={pressed} onSent={showSuccess} />
    </div>
  );
}
