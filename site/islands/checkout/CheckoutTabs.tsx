import type { LucideIcon } from "lucide-react";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import type { Tab } from "./use-chosen-tab.ts";

/** Radix writes these two into the server's HTML as style attributes, which the content security policy refuses. */
const noInlineStyle = { outline: undefined, animationDuration: undefined };

export function TabRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tabs.List
      aria-label={label}
      className="noscript:hidden mb-10 flex gap-1 rounded-control border-2 border-ink p-1"
      style={noInlineStyle}
    >
      {children}
    </Tabs.List>
  );
}

interface TabButtonProps {
  value: Tab;
  icon: LucideIcon;
  text: string;
  onChoose: (tab: Tab) => void;
}

export function TabButton({ value, icon: Icon, text, onChoose }: TabButtonProps) {
  return (
    <Tabs.Trigger
      className="flex min-h-12 flex-auto cursor-pointer items-center justify-center gap-2 rounded-lg px-2 py-2 font-semibold leading-tight transition-colors duration-150 hover:bg-sand active:bg-sand-deep data-[state=active]:bg-ink data-[state=active]:text-on-ink max-sm:px-1 max-sm:text-[0.9375rem] sm:px-5"
      // Radix listens to mousedown and focus; a press repeated when the island wakes is a click alone.
      onClick={() => onChoose(value)}
      value={value}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
      {text}
    </Tabs.Trigger>
  );
}

interface PanelProps {
  value: Tab;
  awake: boolean;
  children: ReactNode;
}

/** Without JavaScript the panels stand one after the other; before the island wakes, the one the address names shows. */
export function Panel({ value, awake, children }: PanelProps) {
  const named = awake ? "" : "has-[:target]:data-[state=inactive]:block";
  return (
    <Tabs.Content asChild forceMount value={value}>
      <div
        className={`noscript:mb-20 noscript:last:mb-0 data-[state=inactive]:hidden noscript:data-[state=inactive]:block ${named}`}
        style={noInlineStyle}
      >
        <div className="scroll-mt-32" id={value}>
          {children}
        </div>
      </div>
    </Tabs.Content>
  );
}
