/** What names a side of the screen (left, right) in CSS, where a side of the text (inline start, end) is meant. */

const side = "(?:left|right)";
const properties = new RegExp(
  `^(?:${side}|(?:margin|padding|scroll-margin|scroll-padding|border)-${side}|border-${side}-(?:width|style|color)|border-(?:top|bottom)-${side}-radius)$`,
);
const valuesWithSides = new Map([
  [/^(?:text-align|text-align-last|float|clear|caption-side)$/, new RegExp(`^${side}$`)],
  [
    /^(?:transform-origin|perspective-origin|object-position|background-position|mask-position)$/,
    new RegExp(`\\b${side}\\b`),
  ],
  [/^(?:background|background-image|mask|mask-image)$/, new RegExp(`\\bto (?:(?:top|bottom) )?${side}\\b`)],
]);
const fourSides = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** @param value may carry !important */
export function isPhysicalDeclaration(property: string, value: string): boolean {
  const plainValue = value.replace(/\s*!important$/, "").trim();
  if (properties.test(property)) return true;
  if (fourSides.test(property)) return hasUnequalSides(plainValue);
  if (property === "border-radius") return hasUnequalCorners(plainValue);
  return [...valuesWithSides].some(([name, physical]) => name.test(property) && physical.test(plainValue));
}

/** top right bottom left: only four values can tell left from right. */
function hasUnequalSides(value: string): boolean {
  const [, right, , left] = parts(value);
  return left !== undefined && left !== right;
}

/** top-left top-right bottom-right bottom-left, of which the last three may be left out. */
function hasUnequalCorners(value: string): boolean {
  return value.split("/").some((radii) => {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts(radii);
    return topLeft !== topRight || bottomRight !== bottomLeft;
  });
}

/** Splits on spaces outside brackets: "0 calc(1px + 2px)" has two parts. */
function parts(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
