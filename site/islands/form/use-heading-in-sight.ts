import { type RefObject, useEffect, useRef } from "react";

/** What took a form's place begins at the top of the screen: left to the focus alone, its result would stand below. */
export function useHeadingInSight(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return heading;
}
