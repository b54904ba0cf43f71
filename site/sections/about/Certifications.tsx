import type { about } from "#content/en/about.ts";
import { Text } from "../../ui/Text.tsx";
import { Stamp } from "./Stamp.tsx";

/** No two hands set a stamp down alike. */
const stamps = [
  { outline: "seal", className: "-rotate-6 rtl:rotate-6" },
  { outline: "ticket", className: "rotate-3 text-lg rtl:-rotate-3" },
  { outline: "oval", className: "-rotate-6 rtl:rotate-6" },
] as const;

/** A sheet that was stamped by each who looked at our work. */
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
        <ul className="receipt px-4 pt-2 font-sans sm:px-10">
          {copy.items.map(({ id, name, label, description }, index) => (
            <li
              className="receipt-rule grid items-center gap-x-10 gap-y-5 py-8 first:border-0 sm:grid-cols-[11rem_1fr]"
              key={id}
            >
              <Stamp name={name} {...(stamps[index % stamps.length] ?? stamps[0])} />
              <p>
                <strong className="block font-bold text-heading">
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
