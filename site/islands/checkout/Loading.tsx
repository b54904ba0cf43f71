import { LoaderCircle } from "lucide-react";

/** Lies over the page's HTML until the island is awake, one second and a half at most, and never without JavaScript. */
export function Loading({ text }: { text: string }) {
  return (
    <p
      className="noscript:hidden checkout-loading absolute inset-0 grid content-start justify-items-center gap-4 bg-paper pt-24 text-muted"
      role="status"
    >
      <LoaderCircle aria-hidden="true" className="size-10 text-action motion-safe:animate-spin" />
      {text}
    </p>
  );
}
