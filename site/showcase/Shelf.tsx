import type { ReactNode } from "react";

/** A kind of component, with its name in the margin of the page. */
export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="border-ink border-b-2 pb-1 font-bold text-heading" dir="ltr" lang="en">
        {name}
      </h2>
      {children}
    </section>
  );
}

/** One state under its name; on an ink ground where the component asks for one. */
export function Specimen({ state, onInk, children }: { state: string; onInk?: boolean; children: ReactNode }) {
  return (
    <figure className={`grid content-start gap-2 ${onInk ? "on-ink rounded-control bg-ink p-3 text-on-ink" : ""}`}>
      <figcaption className="text-sm opacity-80" dir="ltr" lang="en">
        {state}
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}
