import { code39 } from "./code39.ts";

/** A barcode that a scanner reads; the same in both directions. */
export function Barcode({ text, className = "h-12 w-full" }: { text: string; className?: string }) {
  const { bars, width } = code39(text);
  const path = bars.map((bar) => `M${bar.x} 0h${bar.width}v10h-${bar.width}z`).join("");
  return (
    <svg
      aria-hidden="true"
      className={className}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${width} 10`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
