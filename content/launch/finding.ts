/** In the order in which they are shown. */
export const findingGroups = {
  fictional: "Facts still fictional (content/business.ts)",
  past: "Dates in the past",
  contradiction: "Claims that contradict one another",
  invented: "Invented voices and history",
  film: "Films that are missing",
} as const;

export interface Finding {
  group: keyof typeof findingGroups;
  /** Where to look: the way to a fact, or a file. */
  subject: string;
  detail: string;
}
