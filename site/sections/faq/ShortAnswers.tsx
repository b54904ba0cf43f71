import type { faq } from "#content/en/faq.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Receipt, ReceiptLine } from "../../ui/receipt/Receipt.tsx";

interface ShortAnswersProps {
  copy: (typeof faq)["inShort"];
  locale: Locale;
}

/** The figures that most questions are about, before any of them is opened. */
export function ShortAnswers({ copy, locale }: ShortAnswersProps) {
  return (
    <Receipt className="w-full max-w-md lg:justify-self-end" title={copy.title}>
      <dl className="pb-3" lang={locale}>
        {copy.lines.map(({ label, value }) => (
          <ReceiptLine key={label} label={label} value={value} />
        ))}
      </dl>
    </Receipt>
  );
}
