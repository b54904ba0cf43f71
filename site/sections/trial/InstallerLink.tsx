import { Download } from "lucide-react";
import { business } from "#content/business.ts";
import { downloadPath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

/**
 * A plain link to the installer, which behaviour/trial-download.ts reports. Without JavaScript another takes its place,
 * that the server counts and passes on; on a personal page the server writes the trial's own address into it.
 */
export function InstallerLink({ label, className = "" }: { label: string; className?: string }) {
  const face = (
    <>
      <Download aria-hidden="true" className="size-6" />
      {label}
    </>
  );
  return (
    <>
      <ButtonLink className={`needs-script ${className}`} download href={business.links.installer}>
        {face}
      </ButtonLink>
      <ButtonLink className={`needs-no-script ${className}`} data-counted-download href={downloadPath()} rel="nofollow">
        {face}
      </ButtonLink>
    </>
  );
}
