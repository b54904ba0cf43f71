import { Text } from "../../ui/Text.tsx";
import { type Outline, outlines } from "./stamp-outlines.ts";

/** A name as a rubber stamp leaves it on paper: drawn by us, so that nobody takes it for the mark of who checks. */
export function Stamp({ name, outline, className }: { name: string; outline: Outline; className: string }) {
  const { edge, inner } = outlines[outline];
  return (
    <div className={`relative grid aspect-[11/8] w-[min(11rem,100%)] place-items-center text-action ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox="0 0 176 128"
      >
        <path d={edge} strokeWidth="4" />
        <path d={inner} strokeDasharray={outline === "oval" ? "5 4" : undefined} />
        <path d="m79 32 6 6 12-12" strokeLinecap="round" strokeWidth="4" />
      </svg>
      <h3 className="max-w-[min(7rem,50vw)] pt-6 text-center font-extrabold leading-tight">
        <Text>{name}</Text>
      </h3>
    </div>
  );
}
