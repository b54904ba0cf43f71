/** Also hidden ones and scripts, so that a section has the same number in both languages. */
const sections = () => [...document.querySelectorAll<HTMLElement>("main > *, main > * > section")];

/**
 * Remembers which section the visitor reads and how far into it. The other language is longer or shorter,
 * so pixels would lead elsewhere. Call the result once the new page stands.
 */
export function placeInPage(): () => void {
  const index = sections().findLastIndex(
    (section) => section.checkVisibility() && section.getBoundingClientRect().top <= window.innerHeight / 3,
  );
  const box = sections()[index]?.getBoundingClientRect();
  if (!box || window.scrollY === 0) return () => {};
  const share = box.height > 0 ? -box.top / box.height : 0;
  return () => {
    const now = sections()[index]?.getBoundingClientRect();
    if (now) window.scrollTo({ top: window.scrollY + now.top + share * now.height, behavior: "instant" });
  };
}
