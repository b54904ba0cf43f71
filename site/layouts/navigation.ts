import type { PageId } from "#domain/pages.ts";

/** The six of the main navigation, in their order (spec 2, Navigation). */
export const mainNavigation = ["home", "products", "industries", "about", "contact", "faq"] as const satisfies PageId[];
