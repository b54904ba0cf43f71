// node media/icons.mjs: draws public/favicon.svg in the sizes that phones and browsers ask for, into public/icons/ and favicon.ico.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { themeColor } from "../site/layouts/theme-color.ts";
import { withPhotographer } from "./browser/photograph.mjs";
import { icoOf } from "./png/ico.mjs";

const folder = "public/icons";
const FAVICON = 32;
const drawing = readFileSync("public/favicon.svg", "utf8");

/** A maskable icon is cut to any shape: what matters stays in the middle four fifths. Apple rounds the corners itself. */
const icons = [
  { name: "icon-192", size: 192, share: 1, ground: "transparent" },
  { name: "icon-512", size: 512, share: 1, ground: "transparent" },
  { name: "maskable-192", size: 192, share: 0.6, ground: themeColor },
  { name: "maskable-512", size: 512, share: 0.6, ground: themeColor },
  { name: "apple-touch-icon-180", size: 180, share: 0.68, ground: themeColor },
];

mkdirSync(folder, { recursive: true });
await withPhotographer(async (photograph) => {
  /** @param {{ size: number, share: number, ground: string }} icon */
  const drawn = ({ size, share, ground }) => {
    const html = `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
      svg { width: ${size * share}px }
    </style>${drawing}`;
    return photograph(html, { width: size, height: size });
  };
  for (const { name, ...icon } of icons) {
    writeFileSync(`${folder}/${name}.png`, await drawn(icon));
    process.stdout.write(`${folder}/${name}.png\n`);
  }
  const favicon = await drawn({ size: FAVICON, share: 1, ground: "transparent" });
  writeFileSync("public/favicon.ico", icoOf(favicon, FAVICON));
});
