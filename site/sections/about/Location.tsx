import { ArrowUpRight } from "lucide-react";
import { business } from "#content/business.ts";
import type { about } from "#content/en/about.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { type MapLabels, MapSketch } from "../../ui/map/MapSketch.tsx";
import { Text } from "../../ui/Text.tsx";

interface LocationProps {
  copy: (typeof about)["location"];
  map: MapLabels;
}

export function Location({ copy, map }: LocationProps) {
  const { latitude, longitude } = business.address;
  return (
    <section className="pt-16 lg:pt-28" id="location">
      <div className="shell">
        <div className="grid overflow-hidden rounded-panel border-2 border-line md:grid-cols-[1fr_1.1fr] lg:grid-cols-[1fr_1.3fr]">
          <div className="grid content-center gap-5 px-6 py-10 sm:px-10 lg:py-16">
            <h2 className="font-bold text-title">
              <Text>{copy.title}</Text>
            </h2>
            <p className="text-lead">
              <Text>{copy.description}</Text>
            </p>
            <address className="border-notice border-s-4 ps-4 font-semibold not-italic">
              <Text>{copy.address}</Text>
            </address>
            <ButtonLink
              className="justify-self-start"
              href={business.links.directions}
              rel="noopener"
              target="_blank"
              tone="outline"
            >
              {copy.directions}
              <ArrowUpRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </ButtonLink>
          </div>
          <MapSketch
            className="aspect-[6/7] h-full w-full max-md:order-first sm:aspect-[4/3] md:aspect-auto"
            labels={map}
            office={[latitude, longitude]}
          />
        </div>
      </div>
    </section>
  );
}
