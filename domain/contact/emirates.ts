export const emirates = ["dubai", "abu-dhabi", "sharjah", "ajman", "rak", "fujairah", "uaq"] as const;
export type Emirate = (typeof emirates)[number];

/** The name of an emirate's id; of the whole country for "uae", which stands for an emirate not asked for. */
export function emirateName(id: string, names: Readonly<Record<Emirate, string>>, country: string): string {
  const known = emirates.find((emirate) => emirate === id);
  return known ? names[known] : country;
}
