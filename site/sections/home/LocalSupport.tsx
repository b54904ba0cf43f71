import type { home } from "#content/en/home.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { SupportOption } from "./SupportOption.tsx";

interface LocalSupportProps {
  copy: (typeof home)["localSupport"];
  /** The first message of the chat, in the page's language. */
  whatsappText: string;
}

export function LocalSupport({ copy, whatsappText }: LocalSupportProps) {
  return (
    <section className="py-20 lg:py-28" id="support">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="grid border-ink border-t-2 md:grid-cols-2 md:gap-x-10 lg:gap-x-16">
          {copy.options.map((option) => (
            <SupportOption
              contactLabel={copy.contactLabel}
              hoursLabel={copy.hoursLabel}
              key={option.channel}
              option={option}
              whatsappText={whatsappText}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
