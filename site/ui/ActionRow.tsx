import { ArrowRight } from "lucide-react";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Text } from "./Text.tsx";

interface ActionRowProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "title" | "children"> {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** What happens, in the words of a link. */
  action: string;
}

/** One of a few ways to go on, a whole row to press. The rows stand in an ActionPanel. */
export function ActionRow({ icon, title, text, action, ...link }: ActionRowProps) {
  return (
    <li>
      <a
        className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-5 p-5 transition-colors duration-150 hover:bg-action-soft focus-visible:-outline-offset-4 active:bg-sand-deep sm:p-6"
        {...link}
      >
        {icon}
        <span className="grid gap-0.5">
          <strong className="font-bold text-lg">
            <Text>{title}</Text>
          </strong>
          <span className="text-muted">
            <Text>{text}</Text>
          </span>
          <span className="mt-1 font-semibold text-action underline underline-offset-4 group-hover:decoration-2">
            <Text>{action}</Text>
          </span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5 text-action rtl:-scale-x-100" />
      </a>
    </li>
  );
}

export function ActionPanel({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line overflow-hidden rounded-panel bg-paper shadow-paper">{children}</ul>;
}
