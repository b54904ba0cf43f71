/** As many as a slow phone lays out within a frame or two: a finger never waits for the rest of the page. */
const ELEMENTS_AT_ONCE = 250;

const page = document.documentElement;
const waiting = document.querySelectorAll<HTMLElement>("main > :nth-child(n + 2), main ~ footer").values();

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

// Each font that arrives lays out anew all that is drawn: the receipts' comes while that is one screen. It is asked for
// when the next frame is laid out; only after that does document.fonts know of it.
page.setAttribute("data-inked", "");
requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.ready.then(drawNext)));

// Pages that come by a link within the site are complete at once: their place may be returned to.
document.addEventListener("astro:before-swap", ({ newDocument }) => {
  newDocument.documentElement.removeAttribute("data-arriving");
  newDocument.documentElement.setAttribute("data-inked", "");
});
