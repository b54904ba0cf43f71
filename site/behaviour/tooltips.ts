const signs = ["pointerover", "focusin", "click"] as const;

/** Fetched when something with a tooltip is first pointed at or focused; the wait before one opens covers the fetching. */
async function fetchFirst(event: Event) {
  if (!(event.target instanceof Element && event.target.closest("[data-tooltip]"))) return;
  for (const sign of signs) document.removeEventListener(sign, fetchFirst);
  (await import("./tooltip/tooltips.ts")).catchUp(event);
}

for (const sign of signs) document.addEventListener(sign, fetchFirst);
