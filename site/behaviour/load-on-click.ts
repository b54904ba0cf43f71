/** What comes from another host waits in a template; a click lays it over our own picture, which keeps the room. */
document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest("[data-load-button]");
  const place = button?.closest("[data-load-place]");
  const waiting = place?.querySelector("template")?.content.firstElementChild;
  if (!place || !waiting) return;
  for (const covered of place.children) covered.setAttribute("inert", "");
  const loaded = document.importNode(waiting, true) as HTMLElement;
  place.append(loaded);
  loaded.focus();
});
