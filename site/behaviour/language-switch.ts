import { navigate } from "astro:transitions/client";
import { isLocale } from "#domain/language/locales.ts";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { placeInPage } from "./place-in-page.ts";

let shown = document.documentElement.lang;
let returnToPlace: (() => void) | undefined;

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-language-switch]");
  const locale = link?.dataset.languageSwitch;
  if (!isLocale(locale) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const { pathname, search, hash } = window.location;
  // The answer to a posted form stands under /api: there the link itself knows the page to go to.
  if (pathname.startsWith("/api/")) return;
  event.preventDefault();
  returnToPlace = placeInPage();
  navigate(localizedUrl(`${pathname}${search}${hash}`, locale));
});

document.addEventListener("astro:after-swap", () => {
  const { lang } = document.documentElement;
  if (lang === shown) return;
  shown = lang;
  if (returnToPlace) {
    returnToPlace();
    document.querySelector<HTMLElement>("a[data-language-switch]")?.focus({ preventScroll: true });
  }
  returnToPlace = undefined;
  document.dispatchEvent(new CustomEvent("locale-change", { detail: { locale: lang }, bubbles: true }));
});

// Somebody else's switches the page as its link would (spec 1). The link names the other language, never the one that
// our own event tells of. While captured, events of window and of document are both heard, and once.
window.addEventListener(
  "locale-change",
  (event) => {
    const link = document.querySelector<HTMLAnchorElement>("a[data-language-switch]");
    const { locale } = (event as CustomEvent<{ locale?: string } | null>).detail ?? {};
    if (link && link.dataset.languageSwitch === locale) link.click();
  },
  true,
);
