import type { industries } from "#content/en/industries.ts";
import { Text } from "../../ui/Text.tsx";
import { ExpiryList } from "./ExpiryList.tsx";
import { KitchenTicket } from "./KitchenTicket.tsx";
import { ShelfLabel } from "./ShelfLabel.tsx";
import { SizeGrid } from "./SizeGrid.tsx";

type Samples = (typeof industries)["samples"];

interface SampleProps {
  trade: keyof Samples;
  samples: Samples;
  lang: string;
}

/** One thing that this counter sees or prints, shown rather than told; its caption says that it is an example. */
export function Sample({ trade, samples, lang }: SampleProps) {
  return (
    <figure className="flex flex-col gap-4">
      {trade === "retail" && <SizeGrid copy={samples.retail} />}
      {trade === "restaurants" && <KitchenTicket copy={samples.restaurants} lang={lang} />}
      {trade === "pharmacies" && <ExpiryList copy={samples.pharmacies} />}
      {trade === "supermarkets" && <ShelfLabel copy={samples.supermarkets} />}
      <figcaption className="text-center text-muted text-sm">
        <Text>{samples[trade].caption}</Text>
      </figcaption>
    </figure>
  );
}
