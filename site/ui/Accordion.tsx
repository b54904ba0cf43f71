import { ArrowRight, Plus } from "lucide-react";
import { Text } from "./Text.tsx";

export interface AccordionItem {
  /** The address of the answer in its page: the browser opens what a link's # points into. */
  id: string;
  question: string;
  answer: string;
  link?: { label: string; href: string };
}

interface AccordionProps {
  items: AccordionItem[];
  /** Headings keep their order: the level depends on where the accordion stands. */
  as?: "h2" | "h3";
}

/** Questions that open on their own, several at once, the first from the start; no script needed. */
export function Accordion({ items, as: Question = "h3" }: AccordionProps) {
  return (
    <div className="border-ink border-t-2">
      {items.map(({ id, question, answer, link }, index) => (
        <details className="group border-line border-b" key={id} open={index === 0}>
          <summary className="flex min-h-16 cursor-pointer list-none items-start justify-between gap-5 py-5 hover:text-action active:text-action-strong [&::-webkit-details-marker]:hidden">
            <Question className="font-semibold text-lg leading-snug">
              <Text>{question}</Text>
            </Question>
            <Plus
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 text-action transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-2xl scroll-mt-40 pb-6 sm:pe-11" id={id}>
            <p>
              <Text>{answer}</Text>
            </p>
            {link && (
              <a
                className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2"
                href={link.href}
              >
                <Text>{link.label}</Text>
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
