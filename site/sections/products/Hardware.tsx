import type { products } from "#content/en/products.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { SpecCard } from "./SpecCard.tsx";

/** The terminal over the full width, the other pieces in pairs. Each is an address that the footer leads to. */
interface HardwareProps {
  copy: (typeof products)["hardware"];
  alts: (typeof products)["pictures"];
  locale: Locale;
}

export function Hardware({ copy, alts, locale }: HardwareProps) {
  const view = (name: View) => (
    <Picture
      alt={alts[name]}
      className="mx-auto w-full max-w-md"
      key={name}
      locale={locale}
      name={name}
      sizes="28rem"
    />
  );
  return (
    <section className="py-20 lg:py-28" id="hardware">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
          {copy.specs.map((piece, index) => (
            <li className={index === 0 ? "md:col-span-2" : "grid"} key={piece.id}>
              <SpecCard
                badge={piece.inPackage ? copy.inPackage : copy.onRequest}
                moreViews={furtherViews[piece.id]?.map(view)}
                piece={piece}
                wide={index === 0}
              >
                {view(firstView(piece.id))}
              </SpecCard>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type View = keyof (typeof products)["pictures"];

/** The terminal is what one buys with the eyes: it is shown from three sides, its sockets last. */
const furtherViews: Partial<Record<string, View[]>> = { terminal: ["terminal-angle", "terminal-back"] };

const firstView = (id: string): View => (id === "terminal" ? "terminal-front" : (id as View));
