import type { ImageMetadata } from "astro";
import type { Locale } from "#domain/language/locales.ts";

const files = import.meta.glob<ImageMetadata>("../../pictures/*.{avif,webp}", { eager: true, import: "default" });

type Format = "avif" | "webp";

const exists = (name: string) => Object.keys(files).some((file) => file.replace(/-\d+\.\w+$/, "").endsWith(`/${name}`));

/** A picture with words in it is there once for each language. */
export function nameIn(name: string, locale: Locale): string {
  const local = `${name}-${locale}`;
  return exists(local) ? local : name;
}

/** The widths in which a picture of site/pictures was exported, the narrowest first. */
export function pictureFiles(name: string, format: Format): [ImageMetadata, ...ImageMetadata[]] {
  const path = new RegExp(`/${name}-\\d+\\.${format}$`);
  const found = Object.entries(files).flatMap(([file, picture]) => (path.test(file) ? [picture] : []));
  const [narrowest, ...others] = found.sort((a, b) => a.width - b.width);
  if (!narrowest)
    throw new Error(`There is no ${name} as ${format} in site/pictures: render it, see media/pictures.mjs`);
  return [narrowest, ...others];
}

export function sourceSet(pictures: readonly ImageMetadata[]): string {
  return pictures.map(({ src, width }) => `${src} ${width}w`).join(", ");
}
