import { downloadPath } from "#domain/pages.ts";

let started = false;

function showNote() {
  const note = document.querySelector<HTMLElement>("[data-trial-started]");
  if (note && started) note.hidden = false;
}

document.addEventListener("click", (event) => {
  if (!(event.target as Element).closest("[data-trial-download] a")) return;
  started = true;
  showNote();
  navigator.sendBeacon(reportAddress(window.location.pathname));
});

/** Downloads are counted, on a personal page for its owner; the download itself waits for nothing. */
function reportAddress(path: string): string {
  const [, , , trialId] = path.split("/");
  return downloadPath(trialId);
}

// The page in the other language is a new page: what has happened stays said.
window.addEventListener("locale-change", showNote);
