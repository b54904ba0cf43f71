import { localeCodes } from "#domain/language/locales.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./finding.ts";

/** Where the site keeps a demo's film, and its captions in each language. */
export function filmFiles(demo: string): string[] {
  return [`public/films/${demo}.mp4`, ...localeCodes.map((locale) => `public/films/${demo}.${locale}.vtt`)];
}

export function missingFilms({ demos }: Facts, fileExists: (path: string) => boolean): Finding[] {
  return Object.entries(demos).flatMap(([demo, film]) => {
    const found: Finding[] = filmFiles(demo)
      .filter((path) => !fileExists(path))
      .map((path) => ({ group: "film", subject: path, detail: `the page speaks of ${film.views} views` }));
    if (!("minutes" in film)) {
      found.push({ group: "film", subject: `demos.${demo}`, detail: "its length in minutes is not given" });
    }
    return found;
  });
}
