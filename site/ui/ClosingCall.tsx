import type { ReactNode } from "react";
import { Text } from "./Text.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** The buttons, for an ink ground: tones notice and onInk. */
  children: ReactNode;
}

/** The last word of a page: what to do next. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="py-16 lg:py-24">
      <div className="shell">
        <div className="on-ink grid gap-8 rounded-panel bg-ink px-6 py-10 text-on-ink sm:px-10 lg:grid-cols-[1.4fr_auto] lg:items-center lg:gap-16 lg:px-14 lg:py-14">
          <div>
            <h2 className="font-bold text-title">
              <Text>{title}</Text>
            </h2>
            <p className="mt-4 max-w-2xl text-lead text-on-ink-muted">
              <Text>{text}</Text>
            </p>
          </div>
          <div className="grid gap-3 sm:flex sm:flex-wrap lg:grid">{children}</div>
        </div>
      </div>
    </section>
  );
}
