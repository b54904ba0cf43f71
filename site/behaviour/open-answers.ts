import { localizedUrl } from "#domain/language/localized-url.ts";

/** An answer that was open stays open when the page is swapped for itself in the other language. */
document.addEventListener("astro:before-swap", ({ from, to, newDocument }) => {
  if (localizedUrl(from.pathname, "en") !== localizedUrl(to.pathname, "en")) return;
  const next = details(newDocument);
  const shown = details(document);
  if (next.length !== shown.length) return;
  for (const [index, answer] of next.entries()) answer.open = shown[index]?.open ?? answer.open;
});

function details(page: Document): HTMLDetailsElement[] {
  return [...page.querySelectorAll<HTMLDetailsElement>("main details")];
}
