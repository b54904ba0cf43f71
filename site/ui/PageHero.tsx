import type { ReactNode } from "react";
import { Text } from "./Text.tsx";

interface PageHeroProps {
  title: string;
  subtitle: string;
  /** What stands under the words: buttons. */
  actions?: ReactNode;
  /** What stands beside the words: the page's first content. */
  children?: ReactNode;
}

/** The first screen of every page but the home page and the package page. */
export function PageHero({ title, subtitle, actions, children }: PageHeroProps) {
  const columns = children ? "md:grid-cols-[1.15fr_1fr] md:items-center md:gap-8 lg:gap-20" : "";
  return (
    <section className="bg-sand pt-10 pb-16 sm:pt-16 lg:pt-20 lg:pb-24">
      <div className={`shell grid gap-12 ${columns}`}>
        <div>
          <h1 className="max-w-3xl font-extrabold text-display">
            <Text>{title}</Text>
          </h1>
          <p className="mt-5 max-w-xl text-lead">
            <Text>{subtitle}</Text>
          </p>
          {actions && <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">{actions}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
