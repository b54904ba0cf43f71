import type { industries } from "#content/en/industries.ts";
import { Barcode } from "../../ui/barcode/Barcode.tsx";
import { Text } from "../../ui/Text.tsx";
import { TillScreen } from "./TillScreen.tsx";

/** The label on the shelf, and under it the line on the till's screen: one item, one price. */
export function ShelfLabel({ copy }: { copy: (typeof industries)["samples"]["supermarkets"] }) {
  return (
    <div className="grid gap-5">
      <div className="rounded-lg border-ink border-t-8 bg-paper p-5 shadow-paper sm:p-7">
        <p className="text-muted text-sm">
          <Text>{copy.shelf}</Text>
        </p>
        <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <p className="font-semibold text-lg">
              <Text>{copy.item}</Text>
            </p>
            <p className="price-mark mt-2 inline-block font-extrabold text-title">{copy.price}</p>
          </div>
          <div className="w-36">
            <Barcode className="h-12 w-full" text={copy.code} />
            <p className="mt-1 text-center font-receipt text-sm">
              <bdi dir="ltr">{copy.code}</bdi>
            </p>
          </div>
        </div>
      </div>
      <TillScreen>
        <p className="text-muted text-sm">
          <Text>{copy.till}</Text>
        </p>
        <p className="mt-1 flex items-baseline justify-between gap-6 font-semibold text-lg">
          <span>
            <Text>{copy.item}</Text>
          </span>
          <span className="whitespace-nowrap">{copy.price}</span>
        </p>
      </TillScreen>
    </div>
  );
}
