import type { about } from "#content/en/about.ts";
import { Text } from "../../ui/Text.tsx";

export function Stats({ items }: { items: (typeof about)["stats"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 lg:gap-x-10">
      {items.map(({ value, label }) => (
        <div className="flex flex-col-reverse justify-end border-ink border-t-2 pt-4 pb-8" key={label}>
          <dt className="text-muted">
            <Text>{label}</Text>
          </dt>
          <dd className="font-extrabold text-title md:max-lg:text-3xl">
            <Text>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
