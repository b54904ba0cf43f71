import { useSyncExternalStore } from "react";

let requests = 0;
const listeners = new Set<() => void>();

export function requestChat() {
  requests += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the chat was asked for; a request from before the widget's first render counts too. */
export function useOpenRequests(): number {
  return useSyncExternalStore(subscribe, () => requests);
}
