import { CircleCheck } from "lucide-react";
import { business } from "#content/business.ts";
import type { trialDownload } from "#content/en/trial-download.ts";
import { Text } from "../../ui/Text.tsx";
import { InstallerLink } from "./InstallerLink.tsx";

/** behaviour/trial-download.ts shows the note once the link has been followed. */
export function DownloadTrial({ copy }: { copy: (typeof trialDownload)["download"] }) {
  const { started } = copy;
  return (
    <div className="w-full max-w-xl" data-trial-download>
      <InstallerLink className="w-full text-lg sm:min-h-14 sm:w-auto sm:px-8" label={copy.button} />
      <p className="mt-3 text-muted text-sm">
        <Text>{copy.detail}</Text>
      </p>
      <div role="status">
        <div
          className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 rounded-panel bg-action-soft p-5"
          data-trial-started
          hidden
        >
          <CircleCheck aria-hidden="true" className="size-6 text-action" />
          <div>
            <p className="font-semibold">
              <Text>{started.title}</Text>
            </p>
            <p className="mt-1">
              <Text>{started.text}</Text>
            </p>
            <a
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 hover:text-action-strong hover:decoration-2"
              download
              href={business.links.installer}
            >
              {started.again}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
