import { useEffect, useState } from "react";
import { callApi } from "../../../api/client.ts";

/** The key that the card tab needs; undefined until the server has said that it takes cards, and where it takes none. */
export function usePublishableKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<{ publishableKey?: string }>("/api/payments/config", { signal: leaving.signal })
      .then(({ publishableKey }) => setKey(publishableKey || undefined))
      .catch(() => {
        // Without an answer there is no card tab, and the two other ways to order stand as they are.
      });
    return () => leaving.abort();
  }, []);
  return key;
}
