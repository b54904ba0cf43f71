import { ArrowDown } from "lucide-react";
import type { industries } from "#content/en/industries.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Text } from "../../ui/Text.tsx";
import { tradeIcons } from "./trade-icons.ts";

interface TradeIndexProps {
  label: string;
  items: (typeof industries)["items"];
}

export function TradeIndex({ label, items }: TradeIndexProps) {
  return (
    <nav aria-label={label} className="overflow-hidden rounded-panel bg-paper shadow-paper">
      <ul className="divide-y divide-line">
        {items.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              className="grid min-h-18 grid-cols-[auto_1fr_auto] items-center gap-5 px-6 py-3 font-semibold text-lg transition-colors duration-150 hover:bg-action-soft focus-visible:-outline-offset-4 active:bg-sand-deep"
              href={`#${anchor}`}
            >
              <Icon className="size-7 text-action" name={tradeIcons[anchor]} />
              <Text>{title}</Text>
              <ArrowDown aria-hidden="true" className="size-5 text-action" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
