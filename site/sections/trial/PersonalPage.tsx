import type { trialDownload } from "#content/en/trial-download.ts";
import { Text } from "../../ui/Text.tsx";
import { InstallerLink } from "./InstallerLink.tsx";

/** Stands above the page of who left their details: the server shows it there, and nowhere else. */
export function PersonalPage({ copy }: { copy: (typeof trialDownload)["personal"] }) {
  return (
    <div className="bg-notice-soft py-8" data-personal hidden>
      <div className="shell grid items-center gap-6 md:grid-cols-[1fr_auto]">
        <div>
          <p className="font-bold text-heading leading-tight">{copy.title}</p>
          <p className="mt-2 max-w-2xl">
            <Text>{copy.text}</Text>
          </p>
        </div>
        <div data-trial-download>
          <InstallerLink className="w-full" label={copy.download} />
        </div>
      </div>
    </div>
  );
}
