import type { business } from "../business.ts";

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** The business facts as they may become: any text where a text stands now, any number where a number does. */
export type Facts = Widened<typeof business>;

/** Every single fact with the way to it: ["brand.en", "EPOS"]. */
export function singleFacts(facts: object, path = ""): [path: string, value: string | number][] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const way = path ? `${path}.${key}` : key;
    return typeof value === "object" && value !== null ? singleFacts(value, way) : [[way, value]];
  });
}
