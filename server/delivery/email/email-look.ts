import type { Locale } from "#domain/language/locales.ts";

/** The colours of the site's tokens, by role: mail programs know no custom properties. */
const light = {
  ground: "#f1ebdf",
  paper: "#fdfcf8",
  text: "#0d1f19",
  muted: "#3f4f48",
  line: "#7b8780",
  link: "#0b6b50",
  printer: "#0d1f19",
};
const dark: typeof light = {
  ground: "#0d1f19",
  paper: "#173128",
  text: "#fdfcf8",
  muted: "#c3cec8",
  line: "#7b8780",
  link: "#f4b942",
  printer: "#085440",
};
const onPrinter = "#fdfcf8";
/** Light in both: dark letters on a light ground of their own. */
const notice = "background:#f4b942;color:#0d1f19";
const warning = "background:#fbe9e6;color:#0d1f19";

const sans = "'Segoe UI', Tahoma, Roboto, Arial, sans-serif";
const receipt = "Menlo, Consolas, 'Roboto Mono', 'Courier New', monospace";

/** The monospace has no Arabic. */
export const fontsOf = (locale: Locale) => ({ sans, receipt: locale === "ar" ? sans : receipt });

type Look = Record<
  | "ground"
  | "paper"
  | "teeth"
  | "printer"
  | "text"
  | "muted"
  | "rule"
  | "link"
  | "first"
  | "other"
  | "notice"
  | "warning",
  string
>;

/** What an element looks like, by its class: written into it, and once more for programs that know dark mode. */
const lookIn = ({ ground, paper, text, muted, line, link, printer }: typeof light): Look => ({
  ground: `background:${ground}`,
  paper: `background:${paper};color:${text}`,
  teeth: `background-image:linear-gradient(135deg,${paper} 25%,transparent 25%),linear-gradient(225deg,${paper} 25%,transparent 25%)`,
  printer: `background:${printer};color:${onPrinter}`,
  text: `color:${text}`,
  muted: `color:${muted}`,
  rule: `border-color:${line}`,
  link: `color:${link}`,
  first: "background:#0b6b50;color:#ffffff;border-color:#0b6b50",
  other: `background:${paper};color:${text};border-color:${text}`,
  notice,
  warning,
});

const lightLook = lookIn(light);

/** The attributes of an element: its class, and as style what the class looks like in the light. */
export function looks(name: keyof Look, style = ""): string {
  return `class="${name}" style="${lightLook[name]}${style && `;${style}`}"`;
}

const darkRules = Object.entries(lookIn(dark)).map(
  ([name, style]) => `.${name}{${style.replaceAll(/;|$/g, " !important;")}}`,
);

/** For the head; who throws it away keeps the light. */
export const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules.join("")}}`;
