import { useSyncExternalStore } from "react";

export const demos = ["retail", "hospitality"] as const;
export type Demo = (typeof demos)[number];

let chosen: Demo = "retail";
const listeners = new Set<() => void>();

export function chooseDemo(demo: Demo) {
  chosen = demo;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The choice outlives the island: a language switch brings a new island with the other language's panels,
 * and the visitor still sees the same demo. The server's HTML shows the first one.
 */
export function useChosenDemo(): Demo {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => "retail",
  );
}
