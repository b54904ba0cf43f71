import { textRuns } from "#domain/language/isolate.ts";

/** Copy with its isolated parts (phones, codes, times) held left to right. */
export function Text({ children }: { children: string }) {
  return textRuns(children).map((run, index) =>
    run.isolated ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
      <bdi dir="ltr" key={index} lang={/[A-Za-z]{3}/.test(run.text) ? "en" : undefined}>
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
}
