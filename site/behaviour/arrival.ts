/** As many as a slow phone lays out within a frame or two: a finger never waits for the rest of the page. */
const ELEMENTS_AT_ONCE = 120;

const waiting = document.querySelectorAll<HTMLElement>("main > section ~ section, main ~ footer").values();

/** Draws the sections that the first paint left out: site/styles/arrival.css. */
function drawNext() {
  for (let elements = 0; elements < ELEMENTS_AT_ONCE; ) {
    const section = waiting.next().value;
    if (section === undefined) return;
    section.style.contentVisibility = "visible";
    elements += section.getElementsByTagName("*").length;
  }
  requestAnimationFrame(drawNext);
}

// Said by the built pages themselves; while developing, there is nobody else to say it.
document.documentElement.dataset.painted = "";

/** Whoever reloads or comes back returns to their place, which only the heights of the whole page tell. */
function drawAllAndReturn() {
  for (const section of waiting) section.style.contentVisibility = "visible";
  const { scrollX = 0, scrollY = 0 } = history.state ?? {};
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
}

const [arrival] = performance.getEntriesByType("navigation");
if ((arrival as PerformanceNavigationTiming | undefined)?.type !== "navigate") drawAllAndReturn();

// Each font that arrives lays out anew all that is drawn, so the receipts' comes while that is one screen. It was asked
// for when the first paint was over, and document.fonts knows of it a frame later.
requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.ready.then(drawNext)));

// Pages that come by a link within the site are complete at once: their place may be returned to.
document.addEventListener("astro:before-swap", ({ newDocument }) => {
  newDocument.documentElement.removeAttribute("data-arriving");
  newDocument.documentElement.dataset.painted = "";
});
