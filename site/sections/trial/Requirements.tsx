import type { trialDownload } from "#content/en/trial-download.ts";
import { Text } from "../../ui/Text.tsx";

export function Requirements({ copy }: { copy: (typeof trialDownload)["requirements"] }) {
  return (
    <section aria-labelledby="requirements" className="rounded-panel bg-sand px-6 py-5">
      <h3 className="font-bold text-lg" id="requirements">
        <Text>{copy.title}</Text>
      </h3>
      <dl className="mt-2">
        {copy.items.map(({ label, value }) => (
          <div
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3 last:border-0 last:pb-1"
            key={label}
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
