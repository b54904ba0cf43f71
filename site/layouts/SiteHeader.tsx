import { Menu, X } from "lucide-react";
import type { layout } from "#content/en/layout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath, trialPath } from "#domain/pages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Logo } from "../ui/Logo.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import { mainNavigation } from "./navigation.ts";

interface SiteHeaderProps {
  copy: typeof layout;
  locale: Locale;
  path: string;
  /** False where the page shown is not the page of that path: an answer, or a page that is not there. */
  atPath?: boolean;
}

export function SiteHeader({ copy, locale, path, atPath = true }: SiteHeaderProps) {
  const links = mainNavigation.map((page) => {
    const href = pagePath(locale, page);
    return { page, href, label: copy.nav[page], current: atPath && href === path ? ("page" as const) : undefined };
  });
  return (
    <header className="sticky inset-bs-0 z-30 border-line border-b bg-sand">
      <div className="shell flex min-h-18 items-center gap-3 lg:gap-5">
        <a aria-label={copy.homeLink} className="me-auto rounded" href={pagePath(locale, "home")}>
          <Logo name={copy.brand} />
        </a>
        <nav aria-label={copy.nav.label} className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ page, href, label, current }) => (
              <li key={page}>
                <a
                  aria-current={current}
                  className="block rounded-lg px-3 py-2.5 font-medium hover:bg-sand-deep active:bg-line aria-[current]:text-action aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
                  href={href}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLink locale={locale} path={path} />
        <ButtonLink className="max-xl:hidden" href={trialPath(locale, "trial")} tone="outline">
          {copy.freeTrial}
        </ButtonLink>
        <ButtonLink className="max-md:hidden" data-track="begin_checkout" href={pagePath(locale, "checkout")}>
          {copy.buyNow}
        </ButtonLink>
        <details className="group lg:hidden" data-menu>
          <summary
            aria-label={copy.menu.open}
            className="grid size-12 cursor-pointer list-none place-items-center rounded-control hover:bg-sand-deep active:bg-line [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
          </summary>
          <nav
            aria-label={copy.menu.label}
            className="absolute inset-x-0 inset-bs-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-line border-y bg-sand shadow-float"
          >
            <ul className="shell grid py-3">
              {links.map(({ page, href, label, current }) => (
                <li className="border-line border-b last:border-0" key={page}>
                  <a
                    aria-current={current}
                    className="block py-3.5 font-semibold text-lg hover:text-action aria-[current]:text-action"
                    href={href}
                  >
                    {label}
                  </a>
                </li>
              ))}
              <li className="grid grid-cols-2 gap-3 pt-4 pb-2">
                <ButtonLink data-track="begin_checkout" href={pagePath(locale, "checkout")}>
                  {copy.buyNow}
                </ButtonLink>
                <ButtonLink href={trialPath(locale, "trial")} tone="outline">
                  {copy.freeTrial}
                </ButtonLink>
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
