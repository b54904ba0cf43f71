import type { PageId } from "#domain/pages.ts";

/** Pages that are reached through another; all others stand right below the home page. */
const parents: Partial<Record<PageId, PageId>> = { checkout: "products" };

/** The way from the home page down to a page, both included. */
export function trailTo(page: PageId): PageId[] {
  if (page === "home") return ["home"];
  return [...trailTo(parents[page] ?? "home"), page];
}
