import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup/root.mjs";

const site = join(root, "site");

/** The site's own fonts, inside the page: what has no address may not read files. */
const fonts = readFileSync(join(site, "styles/fonts.css"), "utf8").replace(
  /url\("\.\.\/(fonts\/[^"]+)"\)/g,
  (_, file) => {
    return `url("data:font/woff2;base64,${readFileSync(join(site, file)).toString("base64")}")`;
  },
);

/** The site's own sheets; Tailwind's @theme is a :root to a browser. */
const sheets = ["tokens", "receipt", "printer"].map((name) =>
  readFileSync(join(site, `styles/${name}.css`), "utf8").replace("@theme", ":root"),
);

const picture = `
  * { box-sizing: border-box; margin: 0 }
  body { inline-size: 1200px; block-size: 630px; overflow: hidden; background: var(--color-sand); color: var(--color-ink);
    font-family: var(--font-sans); display: grid; grid-template: 630px / 1fr 468px; gap: 56px; padding-inline: 72px }
  .words { display: flex; flex-direction: column; padding-block: 64px }
  .brand { display: flex; align-items: center; gap: 18px; font-weight: 700; font-size: 40px }
  .brand svg { inline-size: 50px }
  h1 { margin-block-start: auto; font-weight: 800; line-height: 1.12; text-wrap: balance }
  h1:lang(ar) { line-height: 1.4 }
  .rule { inline-size: 96px; block-size: 14px; margin-block-start: 32px; background: var(--color-notice) }
  .printer-slot { padding: 0; margin-block-start: 56px }
  .receipt { padding: 28px 28px 16px; font-size: 17px; line-height: 1.75 }
  .receipt > :lang(ar) { font-size: 20px; line-height: 1.6 }
  .receipt h2 { font-size: 22px; font-weight: 600; text-align: center; padding-block-end: 14px }
  .receipt hr { margin-block: 0 14px }
  .receipt-line, .total { padding-block: 4px }
  .receipt .total { display: flex; justify-content: space-between; margin: 12px -28px 0; padding: 12px 28px; font-weight: 700;
    font-size: 30px; background: var(--color-notice) }
  .receipt .thanks { padding-block: 18px; text-align: center; font-size: 17px }
`;

export const styles = [fonts, ...sheets, picture].join("\n");
