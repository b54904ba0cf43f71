import type { ClientDirective } from "astro";

/**
 * client:use wakes an island at the first touch, key, pointer or filled-in value in it: until then it is plain HTML and costs
 * nothing. A button pressed while the code was still on its way is pressed again once it can hear.
 */
const use: ClientDirective = (load, _options, island) => {
  const signs = ["pointerenter", "pointerdown", "focusin", "keydown", "input", "change"];
  let pressed: HTMLButtonElement | null = null;
  const remember = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLButtonElement>("button[type=button]");
  };
  const wake = async () => {
    for (const sign of signs) island.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
    island.removeEventListener("click", remember);
    pressed?.click();
  };
  for (const sign of signs) island.addEventListener(sign, wake);
  island.addEventListener("click", remember);
};

export default use;
