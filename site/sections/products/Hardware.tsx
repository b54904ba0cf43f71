import type { products } from "#content/en/products.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { SpecCard } from "./SpecCard.tsx";

/** The terminal over the full width, the other pieces in pairs. Each is an address that the footer leads to. */
export function Hardware({ copy }: { copy: (typeof products)["hardware"] }) {
  return (
    <section className="py-20 lg:py-28" id="hardware">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="grid gap-5 lg:grid-cols-2 lg:gap-6">
          {copy.specs.map((piece, index) => (
            <li className={index === 0 ? "lg:col-span-2" : "grid"} key={piece.id}>
              <SpecCard badge={piece.inPackage ? copy.inPackage : copy.onRequest} piece={piece} wide={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
