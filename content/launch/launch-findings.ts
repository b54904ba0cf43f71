import { about as arabicAbout } from "../ar/about.ts";
import { home as arabicHome } from "../ar/home.ts";
import { business } from "../business.ts";
import { about as englishAbout } from "../en/about.ts";
import { home as englishHome } from "../en/home.ts";
import { contradictingFigures } from "./contradicting-figures.ts";
import { contradictingHours } from "./contradicting-hours.ts";
import { fictionalFacts } from "./fictional-facts.ts";
import type { Finding } from "./finding.ts";
import { inventedVoices } from "./invented-voices.ts";
import { missingFilms } from "./missing-films.ts";
import { pastDates } from "./past-dates.ts";

interface Surroundings {
  /** The date in Dubai, as 2026-11-21. */
  today: string;
  fileExists: (path: string) => boolean;
}

/** Everything to settle before the site goes public (product decision 11). */
export function launchFindings({ today, fileExists }: Surroundings): Finding[] {
  return [
    ...fictionalFacts(business),
    ...pastDates(business, today),
    ...contradictingHours(business),
    ...contradictingFigures(business, today),
    ...inventedVoices({
      en: { testimonials: englishHome.testimonials.items, milestones: englishAbout.timeline.milestones },
      ar: { testimonials: arabicHome.testimonials.items, milestones: arabicAbout.timeline.milestones },
    }),
    ...missingFilms(business, fileExists),
  ];
}
