import type { trialDownload } from "#content/en/trial-download.ts";
import type { validation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";

export interface TrialProps {
  locale: Locale;
  copy: (typeof trialDownload)["form"] & { validation: typeof validation };
  whatsapp: string;
  privacyPage: string;
}
