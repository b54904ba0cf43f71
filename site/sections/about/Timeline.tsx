import type { about } from "#content/en/about.ts";
import { Text } from "../../ui/Text.tsx";

/** Down the side on a phone, along a line where there is room; time runs the way the language reads. */
export function Timeline({ copy }: { copy: (typeof about)["timeline"] }) {
  return (
    <section className="on-ink bg-ink py-16 text-on-ink lg:py-28" id="milestones">
      <div className="shell">
        <h2 className="mb-12 font-bold text-title">
          <Text>{copy.title}</Text>
        </h2>
        <ol className="grid lg:grid-cols-4">
          {copy.milestones.map(({ year, title, description }) => (
            <li
              className="relative border-on-ink-muted border-s-2 ps-7 pb-10 last:pb-0 lg:border-s-0 lg:border-t-2 lg:pe-8 lg:pt-8 lg:pb-0 lg:ps-0"
              key={year}
            >
              <span
                aria-hidden="true"
                className="absolute -inset-s-[9px] top-2 size-4 rounded-full border-4 border-ink bg-notice outline-2 outline-notice lg:inset-s-0 lg:-top-[9px]"
              />
              <p className="font-bold text-heading text-notice">{year}</p>
              <h3 className="mt-1 font-bold text-heading">
                <Text>{title}</Text>
              </h3>
              <p className="mt-3 text-on-ink-muted">
                <Text>{description}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
