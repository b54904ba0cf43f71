import type { Locale } from "#domain/language/locales.ts";
import { nameIn, pictureFiles, sourceSet } from "./picture-files.ts";

interface PictureProps {
  /** The file's name in site/pictures, without language, width and format. */
  name: string;
  locale: Locale;
  alt: string;
  /** How wide it is shown from 48rem up, as the sizes attribute says it. */
  sizes: string;
  className?: string;
}

/** A phone never fetches more than the small file, however sharp its screen. */
const phone = "(max-width: 47.99rem)";

/** A rendered picture, fetched when it comes near: none stands on a phone's first screen. */
export function Picture({ name, locale, alt, sizes, className }: PictureProps) {
  const avif = pictureFiles(nameIn(name, locale), "avif");
  const webp = pictureFiles(nameIn(name, locale), "webp");
  const [small] = webp;
  const { width, height } = webp.at(-1) ?? small;
  return (
    <picture>
      <source media={phone} srcSet={avif[0].src} type="image/avif" />
      <source media={phone} srcSet={small.src} type="image/webp" />
      <source sizes={sizes} srcSet={sourceSet(avif)} type="image/avif" />
      <img
        alt={alt}
        className={`h-auto ${className ?? "w-full"}`}
        decoding="async"
        height={height}
        loading="lazy"
        sizes={sizes}
        src={small.src}
        srcSet={sourceSet(webp)}
        width={width}
      />
    </picture>
  );
}
