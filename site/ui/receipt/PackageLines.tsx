import type { Locale } from "#domain/language/locales.ts";
import { ReceiptLine } from "./Receipt.tsx";

export interface PackageCopy {
  title: string;
  lines: { item: string; amount: string }[];
}

/** What a printed quotation is for. On the screen the page around it says so. */
export function PackageLines({ copy, locale, as: Title }: { copy: PackageCopy; locale: Locale; as: "h2" | "h3" }) {
  return (
    <div className="mt-4 hidden print:block" lang={locale}>
      <Title className="mb-2 font-bold text-heading">{copy.title}</Title>
      <dl>
        {copy.lines.map(({ item, amount }) => (
          <ReceiptLine key={item} label={item} value={amount} />
        ))}
      </dl>
    </div>
  );
}
