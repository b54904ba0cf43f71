import { ChevronRight } from "lucide-react";
import { pageNames as arabic } from "#content/ar/page-names.ts";
import { pageNames as english } from "#content/en/page-names.ts";
import type { Locale } from "#domain/language/locales.ts";
import { type PageId, pagePath } from "#domain/pages.ts";
import { trailTo } from "./trail.ts";

/** Stands above the PageHero, on the same ground. */
export function Breadcrumb({ locale, page }: { locale: Locale; page: PageId }) {
  const { trailLabel, names } = locale === "ar" ? arabic : english;
  return (
    <nav aria-label={trailLabel} className="bg-sand pt-4">
      <ol className="shell flex flex-wrap items-center gap-x-2 text-sm">
        {trailTo(page).map((step) => (
          <li className="flex items-center gap-2" key={step}>
            {step === page ? (
              <span aria-current="page" className="py-2.5 text-muted">
                {names[step]}
              </span>
            ) : (
              <>
                <a
                  className="inline-flex min-h-11 items-center font-medium text-action underline-offset-4 hover:underline active:text-action-strong"
                  href={pagePath(locale, step)}
                >
                  {names[step]}
                </a>
                <ChevronRight aria-hidden="true" className="size-4 text-muted rtl:-scale-x-100" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
