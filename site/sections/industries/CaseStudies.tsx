import { Check } from "lucide-react";
import type { industries } from "#content/en/industries.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

/** A ledger: the case, what it was like, what it is like afterwards. */
export function CaseStudies({ copy }: { copy: (typeof industries)["caseStudies"] }) {
  return (
    <section className="pt-16 lg:pt-28" id="case-studies">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ol className="border-ink border-t-2">
          {copy.items.map(({ title, businessType, description, results }) => (
            <li
              className="grid gap-x-12 gap-y-5 border-line border-b py-9 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_1.15fr_1.15fr]"
              key={title}
            >
              <div>
                <h3 className="font-bold text-heading">
                  <Text>{title}</Text>
                </h3>
                <p className="mt-2 font-medium text-action">
                  <Text>{businessType}</Text>
                </p>
              </div>
              <p>
                <Text>{description}</Text>
              </p>
              <div className="self-start rounded-panel bg-action-soft px-6 py-5 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
                <p className="font-semibold">
                  <Text>{copy.resultsLabel}</Text>
                </p>
                <ul className="mt-2 grid gap-2">
                  {results.map((result) => (
                    <li className="flex gap-3" key={result}>
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" strokeWidth={3} />
                      <span>
                        <Text>{result}</Text>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
