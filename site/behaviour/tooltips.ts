const signs = ["pointerover", "focusin", "click"] as const;

/** Fetched when something with a tooltip is first pointed at or focused; the wait before one opens covers the fetching. */
async function fetchFirst(event: Event) {
  if (!(event.target instanceof Element && event.target.closest("[data-tooltip]"))) return;
  const { catchUp } = await import("./tooltip/tooltips.ts");
  for (const sign of signs) document.removeEventListener(sign, fetchFirst);
  // A tap is a focus and a click, and both come before the code does.
  catchUp(event);
}

for (const sign of signs) document.addEventListener(sign, fetchFirst);
