/** Three of each category are shown, their descriptions cut at 40 characters (spec 9). */
export const SHOWN_PER_CATEGORY = 3;
export const DESCRIPTION_LIMIT = 40;

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Text of at most `limit` characters as a reader counts them; what is cut off leaves an ellipsis. */
export function cutText(text: string, limit: number): string {
  const all = [...characters.segment(text)].map(({ segment }) => segment);
  return all.length <= limit ? text : `${all.slice(0, limit).join("").trimEnd()}…`;
}

export function shownIntegrations<Item extends { description: string }>(items: readonly Item[]): Item[] {
  return items
    .slice(0, SHOWN_PER_CATEGORY)
    .map((item) => ({ ...item, description: cutText(item.description, DESCRIPTION_LIMIT) }));
}
