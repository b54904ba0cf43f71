import type { ReactNode } from "react";

interface StepsProps {
  steps: { title: ReactNode; text: ReactNode }[];
  /** Headings keep their order: the level depends on where the steps stand. */
  as: "h3" | "h4";
}

/** What happens, one thing after the other. */
export function Steps({ steps, as: Title }: StepsProps) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one list never change places
        <li className="grid grid-cols-[2.25rem_1fr] border-line border-b py-4 last:border-b-0" key={index}>
          <span aria-hidden="true" className="font-bold text-action text-lg tabular-nums">
            {index + 1}
          </span>
          <div>
            <Title className="font-semibold">{title}</Title>
            <p className="mt-1 wrap-anywhere text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
