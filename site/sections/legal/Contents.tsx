import { ChevronDown } from "lucide-react";
import type { LegalSection } from "#content/en/terms.ts";
import { Text } from "../../ui/Text.tsx";

/** Folded on a phone, where it would push the text below the fold; beside the text on a wide screen. */
export function Contents({ label, sections }: { label: string; sections: LegalSection[] }) {
  return (
    <nav aria-label={label} className="lg:sticky lg:inset-bs-28 lg:self-start">
      <details className="group rounded-panel border-2 border-line lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold hover:bg-sand [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <SectionLinks className="px-3 pb-3" sections={sections} />
      </details>
      <div className="-ms-2 hidden lg:block">
        <p className="mb-2 ps-2 font-semibold">{label}</p>
        <SectionLinks className="max-h-[calc(100dvh-12rem)] overflow-y-auto" sections={sections} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections, className }: { sections: LegalSection[]; className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            className="grid min-h-11 lg:min-h-9 grid-cols-[2rem_1fr] items-center rounded-control px-2 hover:bg-sand hover:text-action active:bg-sand-deep"
            href={`#${id}`}
          >
            <span className="text-muted tabular-nums">{index + 1}</span>
            <span>
              <Text>{title}</Text>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
