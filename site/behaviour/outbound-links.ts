import { type EventName, track } from "./analytics.ts";

/** Links say what they are by data-track; what is counted never holds anything a visitor typed. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-track]");
  if (!link) return;
  const name = link.dataset.track as EventName;
  track(name, link.dataset.trackPlace ? { place: link.dataset.trackPlace } : {});
  if (name === "whatsapp_click" && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    openChat(link.href);
  }
});

/** A blocked new tab must not swallow the message: then this window goes there (spec 7, Outbound links). */
function openChat(address: string) {
  const tab = window.open(address, "_blank");
  if (tab) tab.opener = null;
  else window.location.assign(address);
}
