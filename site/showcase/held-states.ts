/** Holds what only a pointer or a key brings about: each sheet is repeated with .held-hover in place of :hover. */
const held = /(?<!\\):(hover|active|focus-visible|focus)(?![-\w])/g;

for (const sheet of document.querySelectorAll("style")) {
  const repeated = document.createElement("style");
  repeated.textContent = (sheet.textContent ?? "").replace(held, ".held-$1");
  document.head.append(repeated);
}
