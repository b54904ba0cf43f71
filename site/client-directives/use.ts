import type { ClientDirective } from "astro";

const signs = ["pointerenter", "pointerdown", "focusin", "keydown", "input", "change"];

/**
 * client:use wakes an island at the first touch, key, pointer or filled-in value in it; with { near } also when it comes
 * that near to the screen ("300px"). Until then it is plain HTML and costs nothing. Buttons pressed while the code was
 * still on its way are pressed again once it can hear. Without the code the next sign asks for it again.
 */
const use: ClientDirective = (load, { value }, island) => {
  // Awake, and moved whole into another page.
  if (!island.hasAttribute("ssr")) return;
  let waking = false;
  let pressed: HTMLButtonElement[] = [];
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>("button[type=button]");
    if (button) pressed.push(button);
  };
  const wake = async () => {
    if (waking) return;
    waking = true;
    await (await load())();
    waking = false;
    const early = pressed;
    pressed = [];
    if (island.hasAttribute("ssr")) return;
    for (const sign of signs) island.removeEventListener(sign, wake);
    island.removeEventListener("click", remember);
    for (const button of early) button.click();
  };
  for (const sign of signs) island.addEventListener(sign, wake);
  island.addEventListener("click", remember);
  if (!isNear(value)) return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void wake();
    },
    { rootMargin: value.near },
  );
  // The island's own element takes part in no layout.
  for (const child of island.children) seen.observe(child);
};

function isNear(value: unknown): value is { near: string } {
  return typeof value === "object" && value !== null && "near" in value;
}

export default use;
