import { isPhysicalDeclaration } from "./physical-css.ts";

export interface PhysicalUse {
  /** Counted from 1. */
  line: number;
  found: string;
}

const amount = String.raw`(?:\d[\d./]*|px|auto|full|screen|\[[^\]]+\]|\([^)]+\))`;
const corner = "(?:left|right|(?:top|bottom)-(?:left|right))";
const utilities = [
  `(?:m|p|scroll-m|scroll-p)[lr]-${amount}`,
  `(?:left|right)-${amount}`,
  `(?:text|float|clear)-(?:left|right)`,
  String.raw`border-[lr](?:-[\w[\]()./-]+)?`,
  String.raw`rounded-(?:[lr]|[tb][lr])(?:-[\w[\]()./-]+)?`,
  `(?:origin|object|bg)-${corner}`,
  "bg-(?:linear|gradient)-to-(?:[lr]|[tb][lr])",
];
/** A utility class: after a space, a quote or a variant ("md:"), perhaps negative or important. */
const utility = new RegExp(String.raw`(?<=^|[\s"'\`:!])-?(?:${utilities.join("|")})(?=[\s"'\`;!]|$)`, "g");
const styleObjectKey = /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*(?=\s*:)/g;
const styleObjectSide = /(?<=style=\{\{[^}]*)(?:\b(?:left|right)(?=\s*:)|textAlign:\s*"(?:left|right)")/g;
const declaration = /(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+)/g;
const reason = /physical: *[^\s*]/;

/** Every physical use in a .css, .tsx or .astro file that no comment "physical: reason" on or above its line allows. */
export function physicalUses(path: string, source: string): PhysicalUse[] {
  const original = source.split("\n");
  const isAllowed = (index: number) => reason.test(original[index] ?? "") || reason.test(original[index - 1] ?? "");
  const code = withoutComments(source);
  return [...utilityUses(code), ...declarationUses(cssOf(path, code))]
    .filter(({ line }) => !isAllowed(line - 1))
    .sort((a, b) => a.line - b.line);
}

function utilityUses(code: string): PhysicalUse[] {
  return code
    .split("\n")
    .flatMap((text, index) =>
      [utility, styleObjectKey, styleObjectSide]
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(([found]) => ({ line: index + 1, found })),
    );
}

function declarationUses(css: string): PhysicalUse[] {
  return [...css.matchAll(declaration)]
    .filter(([, property = "", value = ""]) => isPhysicalDeclaration(property, value.trim()))
    .map((match) => {
      const [whole, property = "", value = ""] = match;
      const start = match.index + whole.indexOf(property);
      return { line: css.slice(0, start).split("\n").length, found: `${property}: ${value.trim()}` };
    });
}

/** The CSS of a file; everything else is blanked so that line numbers stay. */
function cssOf(path: string, code: string): string {
  if (path.endsWith(".css")) return code;
  if (!path.endsWith(".astro")) return "";
  const styles = [...code.matchAll(/(<style[^>]*>)(.*?)<\/style>/gs)];
  return styles.reduce((css, { index, 1: tag = "", 2: style = "" }) => {
    const start = index + tag.length;
    return css.slice(0, start) + style + css.slice(start + style.length);
  }, blank(code));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\/|<!--.*?-->|^\s*\/\/[^\n]*/gms, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
