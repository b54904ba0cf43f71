import type { about } from "#content/en/about.ts";
import { Text } from "../../ui/Text.tsx";

/** Plates with the names in words: the marks themselves belong to those who give them. */
export function Certifications({ copy }: { copy: (typeof about)["certifications"] }) {
  return (
    <section className="bg-sand py-16 lg:py-24" id="certifications">
      <div className="shell grid gap-10 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <div>
          <h2 className="font-bold text-title">
            <Text>{copy.title}</Text>
          </h2>
          <p className="mt-3 text-muted">
            <Text>{copy.subtitle}</Text>
          </p>
        </div>
        <ul className="grid gap-8">
          {copy.items.map(({ id, name, label, description }) => (
            <li className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[16rem_1fr]" key={id}>
              <div className="rounded-control border-2 border-ink bg-paper p-1">
                <h3 className="grid min-h-20 place-items-center rounded-lg border border-line px-4 text-center font-bold text-lg leading-snug">
                  <span>
                    <Text>{name}</Text>
                  </span>
                </h3>
              </div>
              <p>
                <strong className="block font-semibold">
                  <Text>{label}</Text>
                </strong>
                <span className="text-muted">
                  <Text>{description}</Text>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
