import { Check, Clock, Eye } from "lucide-react";
import type { ReactNode } from "react";
import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { trialPath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";

type Demos = (typeof home)["demos"];

interface DemoPanelProps {
  copy: Demos;
  demo: keyof Demos["tabs"];
  locale: Locale;
  /** The still of the till's screen. */
  children: ReactNode;
}

export function DemoPanel({ copy, demo, locale, children }: DemoPanelProps) {
  const { heading, features, poster, caption, minutes, views } = copy.tabs[demo];
  return (
    <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
      <figure>
        {children}
        <figcaption className="border-action border-t-2 pt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
            <p className="font-semibold">{poster}</p>
            <p className="flex flex-wrap gap-x-6 text-on-ink-muted">
              {minutes && <Measure icon={Clock} label={copy.minutesLabel} value={minutes} />}
              <Measure icon={Eye} label={copy.viewsLabel} value={views} />
            </p>
          </div>
          <p className="mt-1 text-on-ink-muted">{caption}</p>
        </figcaption>
      </figure>
      <div className="self-center">
        <h3 className="font-bold text-heading">{heading}</h3>
        <ul className="mt-6">
          {features.map((feature) => (
            <li className="flex gap-4 border-ink-soft border-t py-3.5" key={feature}>
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-notice" strokeWidth={3} />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink className="mt-6 w-full sm:w-auto" href={trialPath(locale, "trial")} tone="notice">
          {copy.cta}
        </ButtonLink>
        <p className="mt-3 text-on-ink-muted text-sm">{copy.ctaNote}</p>
      </div>
    </div>
  );
}

function Measure({ icon: Picture, value, label }: { icon: typeof Clock; value: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <Picture aria-hidden="true" className="size-4.5" />
      <span>
        <Text>{value}</Text> {label}
      </span>
    </span>
  );
}
