import type { Locale } from "#domain/language/locales.ts";
import { nameIn, pictureFiles, sourceSet } from "./picture-files.ts";

interface PicturePreloadProps {
  name: string;
  locale: Locale;
  sizes: string;
}

/** For the head of a page whose first screen shows a picture where there is room for it: phones fetch it after the paint. */
export function PicturePreload({ name, locale, sizes }: PicturePreloadProps) {
  return (
    <link
      as="image"
      fetchPriority="high"
      imageSizes={sizes}
      imageSrcSet={sourceSet(pictureFiles(nameIn(name, locale), "avif"))}
      media="(min-width: 64rem)"
      rel="preload"
      type="image/avif"
    />
  );
}
