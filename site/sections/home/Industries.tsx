import { ArrowRight } from "lucide-react";
import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

interface IndustriesProps {
  copy: (typeof home)["industries"];
  locale: Locale;
}

/** Wide and narrow panels take turns, so that four trades are not four tiles; a wide one has its sample beside. */
const wide = "lg:col-span-7 lg:grid-cols-[1fr_1.3fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10";
const narrow = "lg:col-span-5";
const widths = [wide, narrow, narrow, wide] as const;

export function Industries({ copy, locale }: IndustriesProps) {
  const page = pagePath(locale, "industries");
  return (
    <section className="bg-sand py-20 lg:py-28" id="industries">
      <div className="shell">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <SectionHeading className="mb-0" subtitle={copy.subtitle} title={copy.title} />
          <ButtonLink href={page} tone="outline">
            {copy.all}
          </ButtonLink>
        </div>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
          {copy.items.map((industry, index) => (
            <IndustryPanel
              className={widths[index % widths.length]}
              href={`${page}#${industry.anchor}`}
              industry={industry}
              key={industry.anchor}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const besideText = "lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-1 lg:text-lg lg:[&_dl>div]:py-4";

interface IndustryPanelProps {
  industry: IndustriesProps["copy"]["items"][number];
  href: string;
  className?: string;
}

/** The whole panel leads on: the link's own box is stretched over it. */
function IndustryPanel({ industry, href, className }: IndustryPanelProps) {
  const { title, description, cta, sample } = industry;
  return (
    <li
      className={`group relative grid grid-rows-[auto_auto_1fr_auto] rounded-panel border-2 border-transparent bg-paper p-6 transition-colors duration-150 focus-within:border-ink hover:border-ink active:bg-action-soft sm:p-8 ${className}`}
    >
      <h3 className="font-bold text-heading">{title}</h3>
      <p className="mt-2 max-w-prose text-muted">{description}</p>
      <Sample className={className === wide ? besideText : ""} sample={sample} />
      <p className="self-end pt-6">
        <a
          className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-action after:absolute after:inset-0 after:rounded-panel group-hover:underline group-hover:underline-offset-4"
          href={href}
        >
          {cta}
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
          />
        </a>
      </p>
    </li>
  );
}

/** Three lines of the trade's own screen; the one to act on is marked. */
function Sample({ sample, className }: Pick<IndustryPanelProps["industry"], "sample"> & { className: string }) {
  return (
    <div className={`mt-6 self-start border-ink border-t-2 pt-3 tabular-nums ${className}`}>
      <p className="font-semibold">
        <Text>{sample.title}</Text>
      </p>
      <dl className="mt-2">
        {sample.lines.map(({ label, value, flag }) => (
          <div
            className={`flex flex-wrap justify-between gap-x-6 px-2 py-1.5 ${flag ? "bg-notice-soft font-semibold" : "border-line border-b"}`}
            key={label}
          >
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd className="ms-auto">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
