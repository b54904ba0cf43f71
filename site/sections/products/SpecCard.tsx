import type { ReactNode } from "react";
import type { products } from "#content/en/products.ts";
import { Text } from "../../ui/Text.tsx";

interface SpecCardProps {
  piece: (typeof products)["hardware"]["specs"][number];
  badge: string;
  wide: boolean;
  /** Its picture. */
  children: ReactNode;
  /** Two more, below picture and words. */
  moreViews?: ReactNode;
}

/** A data sheet: picture, words, measures, further views. What is not in the package has a dashed border instead of a ground. */
export function SpecCard({ piece, badge, wide, children, moreViews }: SpecCardProps) {
  const { id, inPackage, title, description, specs } = piece;
  const ground = inPackage ? "border-transparent bg-sand" : "border-control border-dashed";
  return (
    <article
      className={`grid gap-x-8 gap-y-6 rounded-panel border-2 p-6 target:border-ink target:border-solid lg:gap-x-12 lg:p-9 ${ground} ${wide ? "md:grid-cols-[1.1fr_1fr] md:items-center" : "grid-rows-[auto_1fr]"}`}
      id={id}
    >
      <div>{children}</div>
      <div className="flex flex-col">
        <p className={`font-semibold text-sm ${inPackage ? "text-action" : "text-muted"}`}>{badge}</p>
        <h3 className="mt-1 font-bold text-heading">{title}</h3>
        <p className="mt-2 mb-6 text-muted">{description}</p>
        <dl className="mt-auto border-ink border-t-2">
          {specs.map(({ label, value }) => (
            <div className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5" key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">
                <Text>{value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {moreViews ? <div className="grid items-end gap-6 sm:grid-cols-2 md:col-span-2">{moreViews}</div> : null}
    </article>
  );
}
