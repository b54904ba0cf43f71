import { inventedCustomers, inventedMilestones } from "../placeholders.ts";
import type { Finding } from "./finding.ts";

interface Copy {
  testimonials: readonly { author: string }[];
  milestones: readonly { year: string; title: string }[];
}

/** `copies` are the texts of one language each, by the folder they stand in. */
export function inventedVoices(copies: Readonly<Record<string, Copy>>): Finding[] {
  return Object.entries(copies).flatMap(([folder, { testimonials, milestones }]) => [
    ...testimonials
      .filter(({ author }) => inventedCustomers.includes(author))
      .map(({ author }) =>
        invented(`content/${folder}/home.ts`, `testimonial of ${author}, shown as a verified review`),
      ),
    ...milestones
      .filter(({ title }) => inventedMilestones.includes(title))
      .map(({ year, title }) => invented(`content/${folder}/about.ts`, `milestone ${year}: ${title}`)),
  ]);
}

function invented(subject: string, detail: string): Finding {
  return { group: "invented", subject, detail };
}
