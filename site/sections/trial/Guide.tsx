import type { trialDownload } from "#content/en/trial-download.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";
import { Requirements } from "./Requirements.tsx";

type GuideProps = { copy: Pick<typeof trialDownload, "guide" | "requirements"> };

/** Steps are asked about by number, so each number is large, and an address of its own. */
export function Guide({ copy }: GuideProps) {
  const { guide, requirements } = copy;
  return (
    <section className="py-20 lg:py-28" id="installation">
      <div className="shell grid items-start gap-12 lg:grid-cols-[24rem_1fr] lg:gap-20">
        <div className="lg:sticky lg:inset-bs-28">
          <SectionHeading subtitle={guide.text} title={guide.title} />
          <Requirements copy={requirements} />
        </div>
        <ol className="border-ink border-t-2">
          {guide.steps.map(({ title, text }, index) => (
            <li
              className="grid grid-cols-[3.5rem_1fr] border-line border-b py-6 target:bg-notice-soft sm:grid-cols-[5.5rem_1fr]"
              id={`step-${index + 1}`}
              key={title}
            >
              <span aria-hidden="true" className="font-extrabold text-action text-title leading-none tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold text-heading">
                  <Text>{title}</Text>
                </h3>
                <p className="mt-2 max-w-xl">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
