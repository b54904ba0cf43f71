import { business } from "#content/business.ts";
import type { Guide, support } from "#content/en/support.ts";
import { Text } from "../../ui/Text.tsx";
import { GuideLink } from "./GuideLink.tsx";

interface GuidesProps {
  groups: (typeof support)["groups"];
  note: string;
}

/** The three groups read as a table of contents. */
export function Guides({ groups, note }: GuidesProps) {
  return (
    <section className="py-16 lg:py-24">
      <div className="shell grid gap-16 lg:gap-24">
        <Group {...groups.gettingStarted} id="getting-started" />
        <Group {...groups.manuals} id="manuals" />
        <Group {...groups.hardware} id="hardware" />
        <p className="-mt-10 text-muted text-sm lg:-mt-18 lg:ms-[22rem]">
          <Text>{note}</Text>
        </p>
      </div>
    </section>
  );
}

function Group({ id, title, text, items }: { id: string; title: string; text: string; items: Guide[] }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[18rem_1fr]" id={id}>
      <div className="lg:sticky lg:inset-bs-28">
        <h2 className="font-bold text-title">
          <Text>{title}</Text>
        </h2>
        <p className="mt-3 text-muted">
          <Text>{text}</Text>
        </p>
      </div>
      <ul className="border-ink border-t-2">
        {items.map((guide) => (
          <li className="border-line border-b" key={guide.module}>
            <GuideLink docs={business.links.docs} guide={guide} />
          </li>
        ))}
      </ul>
    </div>
  );
}
