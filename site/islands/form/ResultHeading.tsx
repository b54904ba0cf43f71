import { type ReactNode, useEffect, useRef } from "react";

/** What took a form's place begins at the top of the screen: left to the focus alone, its result would stand below. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <h2 className="wrap-anywhere font-bold text-title outline-none max-md:scroll-mt-16" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
