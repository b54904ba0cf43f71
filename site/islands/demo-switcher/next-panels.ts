import type { TransitionBeforeSwapEvent } from "astro:transitions/client";

const panels = (page: Document) => [...page.querySelectorAll("[data-demos] > [role=tabpanel] > astro-slot")];

/**
 * The island outlives a language switch, so that the chosen demo stays. Its panels are static HTML, which React
 * never writes again: they are taken over from the page in the other language.
 */
export function takeNextPanels({ newDocument }: TransitionBeforeSwapEvent) {
  const next = panels(newDocument);
  panels(document).forEach((panel, index) => {
    panel.replaceChildren(...(next[index]?.childNodes ?? []));
  });
}
