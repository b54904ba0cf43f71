import { ArrowUpRight, MapPinned } from "lucide-react";
import { business } from "#content/business.ts";
import type { contact } from "#content/en/contact.ts";
import { mapInLanguage } from "#domain/embeds.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { MapSketch } from "../../ui/map/MapSketch.tsx";
import { Text } from "../../ui/Text.tsx";

interface FindUsProps {
  copy: (typeof contact)["map"];
  /** The pin is named with it. */
  office: string;
  locale: Locale;
}

/** Our own drawing first; the map service's frame waits in a template until it is asked for (behaviour/load-on-click.ts). */
export function FindUs({ copy, office, locale }: FindUsProps) {
  const { latitude, longitude } = business.address;
  return (
    <div id="map">
      <h2 className="font-bold text-title">
        <Text>{copy.title}</Text>
      </h2>
      <div className="relative mt-8 overflow-hidden rounded-panel border-2 border-line" data-load-place>
        <MapSketch
          className="aspect-[6/7] w-full sm:aspect-[4/3] lg:aspect-[1/1]"
          labels={{ ...copy.labels, picture: copy.pictureAlt, office }}
          office={[latitude, longitude]}
        />
        <div className="needs-script">
          <div className="grid gap-3 border-line border-t-2 bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6 sm:p-5">
            <p className="text-sm">
              <Text>{copy.note}</Text>
            </p>
            <Button data-load-button tone="outline">
              <MapPinned aria-hidden="true" className="size-5" />
              {copy.load}
            </Button>
          </div>
        </div>
        <template>
          <iframe
            allow="fullscreen"
            className="absolute inset-0 size-full bg-sand"
            referrerPolicy="strict-origin"
            src={mapInLanguage(business.links.mapEmbed, locale)}
            title={copy.frameTitle}
          />
        </template>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={business.links.directions} rel="noopener" target="_blank">
          {copy.directions}
          <ArrowUpRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </ButtonLink>
        <p className="text-muted text-sm">
          <Text>{copy.directionsNote}</Text>
        </p>
      </div>
    </div>
  );
}
