import { Tabs } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { takeNextPanels } from "./next-panels.ts";

const demos = ["retail", "hospitality"] as const;
type Demo = (typeof demos)[number];

interface DemoSwitcherProps {
  label: string;
  tabs: Record<Demo, string>;
  dir: "ltr" | "rtl";
  /** The panels are static HTML, handed in by the page: both are there without JavaScript, one above the other. */
  retail?: ReactNode;
  hospitality?: ReactNode;
}

/** Radix writes these two into the server's HTML as style attributes, which the content security policy refuses. */
const noInlineStyle = { outline: undefined, animationDuration: undefined };

export function DemoSwitcher({ label, tabs, dir, ...panels }: DemoSwitcherProps) {
  const [shown, setShown] = useState<Demo>("retail");
  useEffect(() => {
    document.addEventListener("astro:before-swap", takeNextPanels);
    return () => document.removeEventListener("astro:before-swap", takeNextPanels);
  }, []);
  return (
    <Tabs.Root data-demos dir={dir} onValueChange={(demo) => setShown(demo as Demo)} value={shown}>
      <Tabs.List
        aria-label={label}
        className="noscript:hidden mb-10 inline-grid w-full grid-cols-2 gap-1 rounded-control border-2 border-on-ink-muted p-1 sm:w-auto"
        style={noInlineStyle}
      >
        {demos.map((demo) => (
          <Tabs.Trigger
            className="min-h-11 cursor-pointer rounded-lg px-4 py-2 font-semibold leading-tight transition-colors duration-150 hover:bg-ink-soft active:bg-ink-soft data-[state=active]:bg-notice data-[state=active]:text-ink sm:px-9"
            key={demo}
            // Radix listens to mousedown and focus; a press repeated when the island wakes is a click alone.
            onClick={() => setShown(demo)}
            // Radix gives tabs their stop once it runs; a keyboard comes by before.
            tabIndex={demo === shown ? 0 : -1}
            value={demo}
          >
            {tabs[demo]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {demos.map((demo) => (
        <Tabs.Content asChild forceMount key={demo} value={demo}>
          <div
            className="noscript:mb-16 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
            style={noInlineStyle}
          >
            {panels[demo]}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
