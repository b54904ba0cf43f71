import { code39 } from "./code39.ts";

/** A barcode that a scanner reads, the same in both directions: one line of dashes, which is less to send than its bars. */
export function Barcode({ text, className = "h-12 w-full" }: { text: string; className?: string }) {
  const { bars, width } = code39(text);
  const dashes = bars.map((bar, index) => [bar.width, (bars[index + 1]?.x ?? width) - bar.x - bar.width].join(" "));
  return (
    <svg
      aria-hidden="true"
      className={className}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${width} 10`}
    >
      <path d={`M0 5h${width}`} stroke="currentColor" strokeDasharray={dashes.join(" ")} strokeWidth="10" />
    </svg>
  );
}
