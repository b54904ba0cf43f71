import { placeholders } from "../placeholders.ts";
import { type Facts, singleFacts } from "./facts.ts";
import type { Finding } from "./finding.ts";

export function fictionalFacts(facts: Facts): Finding[] {
  return singleFacts(facts)
    .filter(([path, value]) => placeholders[path] === value)
    .map(([path, value]) => ({ group: "fictional", subject: path, detail: String(value) }));
}
