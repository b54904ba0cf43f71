import type { APIRoute } from "astro";
import { home as arabicHome } from "#content/ar/home.ts";
import { layout as arabicLayout } from "#content/ar/layout.ts";
import { home as englishHome } from "#content/en/home.ts";
import { layout as englishLayout } from "#content/en/layout.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { type Locale, localeEntry } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { localePaths } from "../../layouts/locale-paths.ts";
import { themeColor } from "../../layouts/theme-color.ts";

export const getStaticPaths = localePaths;

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const { code, tag, dir } = localeEntry(locale);
  const [layout, home] = code === "ar" ? [arabicLayout, arabicHome] : [englishLayout, englishHome];
  const manifest = {
    name: layout.brand,
    short_name: layout.brand,
    description: withoutIsolates(home.meta.description),
    lang: tag,
    dir,
    start_url: pagePath(code, "home"),
    scope: "/",
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
};
