import type { ClientDirective } from "astro";
import type { SessionKey } from "#domain/session-keys.ts";

export interface Wakers {
  near?: string;
  /** Near alone is not enough: the visitor has moved, pressed or scrolled something. */
  stirred?: boolean;
  drafts?: readonly SessionKey[];
}

const stirs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
const signs = ["pointerenter", "pointerdown", "focusin", "keydown", "input", "change"];

/**
 * client:use wakes an island at the first touch, key, pointer or filled-in value in it; with { near } also when it comes
 * that near to the screen ("300px"), with { drafts } at once where such an entry holds what was typed before, and always
 * where the address names a place in it. Until then it is plain HTML and costs nothing. Buttons pressed while the code was
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
  const { near, stirred, drafts = [] } = typeof value === "object" ? (value as Wakers) : {};
  if (drafts.some(isKept) || isNamed(island)) void wake();
  if (near === undefined) return;
  const seen = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      if (stirred) await visitorStirs();
      void wake();
    },
    { rootMargin: near },
  );
  // The island's own element takes part in no layout.
  for (const child of island.children) seen.observe(child);
};

/** At once where the visitor has come to this page by a press on another. */
function visitorStirs(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const stir = () => {
      listening.abort();
      resolve();
    };
    for (const sign of stirs) window.addEventListener(sign, stir, { passive: true, signal: listening.signal });
  });
}

function isNamed(island: HTMLElement): boolean {
  const place = location.hash.slice(1);
  return place !== "" && island.contains(document.getElementById(place));
}

function isKept(draft: SessionKey): boolean {
  try {
    return sessionStorage.getItem(draft) !== null;
  } catch {
    return false;
  }
}

export default use;
