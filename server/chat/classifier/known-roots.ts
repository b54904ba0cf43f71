import type { Example } from "#domain/chat/phrasings.ts";
import { rootsOf } from "./features.ts";
import type { Writing } from "./writing.ts";

export interface WrittenExample extends Example {
  writing: Writing;
}

/** In how many questions of ours each root stands; Arabic counts by its sounds too, for Arabic in Latin letters. */
export function countRoots(examples: readonly WrittenExample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples.filter(({ intent }) => intent !== "out-of-scope")) {
    for (const root of rootsIn(example)) counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  return counts;
}

function rootsIn({ text, writing }: WrittenExample): Set<string> {
  const spelled = writing === "latin";
  return new Set([...rootsOf(text, spelled), ...(writing === "ar" ? rootsOf(text, true) : [])]);
}
