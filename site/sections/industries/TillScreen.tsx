import type { ReactNode } from "react";
import { Text } from "../../ui/Text.tsx";

/** A piece of the till's screen in its dark frame. */
export function TillScreen({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="rounded-panel bg-ink p-2.5 shadow-paper sm:p-3">
      <div className="overflow-x-auto rounded-control bg-paper p-5 sm:p-7">
        {title && (
          <p className="mb-3 font-bold text-heading">
            <Text>{title}</Text>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
