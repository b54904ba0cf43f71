import type { notFound } from "#content/en/not-found.ts";
import type { Locale } from "#domain/language/locales.ts";
import { type PageId, pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";

export function NothingHere({ copy, locale }: { copy: typeof notFound; locale: Locale }) {
  const links = Object.entries(copy.links) as [PageId, string][];
  return (
    <section className="bg-sand py-14 lg:py-24">
      <div className="shell grid items-center gap-12 md:grid-cols-[1.4fr_1fr]">
        <div>
          <h1 className="font-extrabold text-display">
            <span className="price-mark">{copy.code}</span> {copy.title}
          </h1>
          <p className="mt-5 max-w-lg text-lead">{copy.text}</p>
          <nav aria-label={copy.linksLabel} className="mt-8 grid gap-3 sm:max-w-lg sm:grid-cols-2">
            {links.map(([page, label], index) => (
              <ButtonLink href={pagePath(locale, page)} key={page} tone={index === 0 ? "action" : "outline"}>
                {label}
              </ButtonLink>
            ))}
          </nav>
          <p className="mt-10 text-muted text-sm">{copy.hint}</p>
        </div>
        <Receipt className="mx-auto w-full max-w-sm rotate-1" title={copy.receipt.title}>
          <dl lang={locale}>
            {copy.receipt.lines.map(({ item, amount }) => (
              <ReceiptLine key={item} label={item} value={amount} />
            ))}
            <ReceiptTotal ruled label={copy.receipt.total.label} value={copy.receipt.total.amount} />
          </dl>
          <p className="mt-2 text-center text-sm">{copy.receipt.thanks}</p>
        </Receipt>
      </div>
    </section>
  );
}
