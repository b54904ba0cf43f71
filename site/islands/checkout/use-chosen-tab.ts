import { type RefObject, useEffect, useRef, useState } from "react";
import { track } from "../../behaviour/analytics.ts";
// Before the address is read here: who comes back from the bank finds the card's tab open.
import "../../behaviour/payment-return.ts";

export const allTabs = ["invoice", "callback", "card"] as const;
export type Tab = (typeof allTabs)[number];
export const tabsWithoutCard: readonly Tab[] = ["invoice", "callback"];

/** The tab shown: the invoice, the one that the address names (#callback), or the one chosen, which is counted. */
export function useChosenTab(place: RefObject<HTMLElement | null>, tabs: readonly Tab[]) {
  const [shown, setShown] = useState<Tab>("invoice");

  useEffect(() => {
    const follow = () => {
      const named = tabs.find((tab) => window.location.hash === `#${tab}`);
      if (!named) return;
      setShown(named);
      // Its panel was hidden when the browser looked for the place.
      place.current?.scrollIntoView({ block: "start" });
    };
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [place, tabs]);

  // One press reaches Radix as mousedown and as focus, both before the next rendering.
  const last = useRef<string>(shown);
  useEffect(() => {
    last.current = shown;
  }, [shown]);
  const choose = (tab: string) => {
    if (last.current === tab) return;
    last.current = tab;
    setShown(tab as Tab);
    // For a reload; the state is the router's own.
    window.history.replaceState(window.history.state, "", `#${tab}`);
    track("payment_method_selected", { payment_method: tab });
  };
  return { shown, choose };
}
