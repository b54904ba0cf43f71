import { navigate } from "astro:transitions/client";
import { localizedUrl } from "#domain/language/localized-url.ts";
import { isLocale } from "#domain/language/locales.ts";
import { placeInPage } from "./place-in-page.ts";

let shown = document.documentElement.lang;
let returnToPlace: (() => void) | undefined;

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-language-switch]");
  const locale = link?.dataset.languageSwitch;
  if (!isLocale(locale) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = window.location;
  const known = new URL(link?.href ?? "", window.location.href).pathname;
  // An answer to a form stands at an address of its own: there the link's path is the page to go to.
  const path = localizedUrl(pathname, locale) === known ? pathname : known;
  returnToPlace = placeInPage();
  navigate(localizedUrl(`${path}${search}${hash}`, locale));
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
  window.dispatchEvent(new CustomEvent("locale-change", { detail: { locale: lang } }));
});
