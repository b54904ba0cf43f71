import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { chooseDemo, type Demo, demos, useChosenDemo } from "./chosen-demo.ts";

interface DemoSwitcherProps {
  label: string;
  tabs: Record<Demo, string>;
  dir: "ltr" | "rtl";
  /** The panels are static HTML, handed in by the page: both are there without JavaScript, one above the other. */
  retail?: ReactNode;
  hospitality?: ReactNode;
}

export function DemoSwitcher({ label, tabs, dir, ...panels }: DemoSwitcherProps) {
  return (
    <Tabs.Root dir={dir} onValueChange={(demo) => chooseDemo(demo as Demo)} value={useChosenDemo()}>
      <Tabs.List
        aria-label={label}
        className="needs-script mb-10 inline-grid w-full grid-cols-2 gap-1 rounded-control border-2 border-on-ink-muted p-1 sm:w-auto"
      >
        {demos.map((demo) => (
          <Tabs.Trigger
            className="min-h-11 cursor-pointer rounded-lg px-4 py-2 leading-tight font-semibold transition-colors duration-150 hover:bg-ink-soft active:bg-ink-soft data-[state=active]:bg-notice data-[state=active]:text-ink sm:px-9"
            key={demo}
            value={demo}
          >
            {tabs[demo]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {demos.map((demo) => (
        <Tabs.Content
          className="noscript:mb-16 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
          forceMount
          key={demo}
          value={demo}
        >
          {panels[demo]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
