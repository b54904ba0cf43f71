import type { referral } from "#content/en/referral.ts";
import { Text } from "../../ui/Text.tsx";

/** Three steps in their order, before anyone else's details are asked for. */
export function WhatHappens({ copy }: { copy: (typeof referral)["expect"] }) {
  return (
    <section aria-labelledby="what-happens">
      <h2 className="font-bold text-heading" id="what-happens">
        <Text>{copy.title}</Text>
      </h2>
      <ol className="mt-4 border-ink border-t-2">
        {copy.steps.map(({ title, text }, index) => (
          <li className="grid grid-cols-[2.25rem_1fr] border-line border-b py-4" key={title}>
            <span aria-hidden="true" className="font-bold text-action text-lg tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">
                <Text>{title}</Text>
              </h3>
              <p className="mt-1 text-muted">
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
