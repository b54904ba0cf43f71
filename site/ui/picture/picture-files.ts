import type { ImageMetadata } from "astro";

const files = import.meta.glob<ImageMetadata>("../../pictures/*.{avif,webp}", { eager: true, import: "default" });

type Format = "avif" | "webp";

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
