import { ArrowUpRight } from "lucide-react";
import type { Guide } from "#content/en/support.ts";
import { guideLink } from "#domain/guide-link.ts";
import { Text } from "../../ui/Text.tsx";

export function GuideLink({ docs, guide }: { docs: string; guide: Guide }) {
  return (
    <a
      className="group -mx-4 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-control px-4 py-5 transition-colors duration-150 hover:bg-sand active:bg-sand-deep sm:grid-cols-[minmax(12rem,2fr)_3fr_auto]"
      href={guideLink(docs, guide.module)}
    >
      <strong className="font-semibold text-lg underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-action">
        <Text>{guide.title}</Text>
      </strong>
      <span className="text-muted max-sm:row-start-2">
        <Text>{guide.description}</Text>
      </span>
      <ArrowUpRight aria-hidden="true" className="size-5 text-action max-sm:row-span-2 rtl:-scale-x-100" />
    </a>
  );
}
