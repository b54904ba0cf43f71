/** The icon and the manifest that the page's <noscript> names: before the first paint, the line is the fonts'. */
function addIconAndManifest(page: Document) {
  const manifest = `/${page.documentElement.lang}/manifest.webmanifest`;
  for (const [rel, href] of Object.entries({ icon: "/favicon.svg", manifest })) {
    page.head.append(Object.assign(page.createElement("link"), { rel, href }));
  }
}

addIconAndManifest(document);
document.addEventListener("astro:before-swap", ({ newDocument }) => addIconAndManifest(newDocument));
