import { useState } from "react";
import type { options } from "#content/en/options.ts";
import type { quote } from "#content/en/quote.ts";
import type { validation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import { CompactQuote } from "./CompactQuote.tsx";
import { FullQuote } from "./FullQuote.tsx";
import { QuoteSuccess } from "./QuoteSuccess.tsx";
import { forgetDraft, handOver } from "./quote-draft.ts";
import type { SentQuote } from "./send-quote.ts";

export interface QuoteBuilderProps {
  locale: Locale;
  copy: { quote: Omit<typeof quote, "received">; options: typeof options; validation: typeof validation };
  phones: { sales: string; whatsapp: string };
  startsAs?: "compact" | "full";
  /** Where a full builder stands on the same page: the compact card leads there instead of unfolding. */
  fullViewAt?: string;
  /** The page with the full builder, for a visitor without JavaScript. */
  quotePage: string;
}

export function QuoteBuilder(props: QuoteBuilderProps) {
  const { startsAs = "full", fullViewAt } = props;
  const [view, setView] = useState(startsAs);
  const [sent, setSent] = useState<SentQuote>();

  if (sent) {
    const startAgain = () => {
      setSent(undefined);
      setView(startsAs);
    };
    return <QuoteSuccess {...props} onAnother={startAgain} sent={sent} />;
  }
  if (view === "compact") {
    const showFull = () => {
      const target = fullViewAt && document.getElementById(fullViewAt);
      if (target) target.scrollIntoView({ block: "start" });
      else setView("full");
    };
    return <CompactQuote {...props} onGetFullQuote={(values) => (handOver(values), showFull())} />;
  }
  return <FullQuote {...props} focusOnShow={startsAs === "compact"} onSent={(quote) => (forgetDraft(), setSent(quote))} />;
}
