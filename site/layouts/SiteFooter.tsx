import { business } from "#content/business.ts";
import type { layout } from "#content/en/layout.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Logo } from "../ui/Logo.tsx";
import { footerGroups } from "./footer-links.ts";

const link = "inline-block py-1.5 text-on-ink-muted underline-offset-4 hover:text-on-ink hover:underline";

export function SiteFooter({ copy, locale }: { copy: typeof layout; locale: Locale }) {
  const { footer } = copy;
  return (
    <footer className="on-ink bg-ink pt-16 pb-28 text-on-ink xl:pb-12">
      <div className="shell grid gap-12 lg:grid-cols-[1.2fr_2fr]">
        <div className="max-w-sm">
          <Logo name={copy.brand} />
          <p className="mt-5 text-on-ink-muted">{footer.description}</p>
          <h2 className="mt-8 font-semibold">{footer.contact.title}</h2>
          <ul className="mt-2 grid justify-items-start">
            <li>
              <a
                className={link}
                data-track="phone_click"
                data-track-place="footer"
                href={phoneLink(business.phones.sales)}
              >
                <bdi dir="ltr">{business.phones.sales}</bdi>
              </a>
            </li>
            <li>
              <a className={link} href={`mailto:${business.emails.sales}`}>
                <bdi dir="ltr" lang="en">
                  {business.emails.sales}
                </bdi>
              </a>
            </li>
          </ul>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-10 md:grid-cols-4">
          {footerGroups(footer, locale).map((group) => (
            <nav aria-label={group.title} key={group.title}>
              <h2 className="font-semibold">{group.title}</h2>
              <ul className="mt-3 grid gap-0.5">
                {group.links.map(({ label, href }) => (
                  <li key={label}>
                    <a className={link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <p className="shell mt-14 border-ink-soft border-t pt-6 text-on-ink-muted text-sm">{footer.copyright}</p>
    </footer>
  );
}
