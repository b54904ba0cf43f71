import { trialDownload as arabicTrial } from "#content/ar/trial-download.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { trialDownload as englishTrial } from "#content/en/trial-download.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import type { TrialProps } from "./props.ts";

/** The island's props for one language; called while pages are built, so that no page ships two languages. */
export function trialProps(locale: Locale): TrialProps {
  const { form } = locale === "ar" ? arabicTrial : englishTrial;
  const validation = locale === "ar" ? arabicValidation : englishValidation;
  return {
    locale,
    copy: { ...form, validation },
    whatsapp: business.phones.whatsapp,
    privacyPage: pagePath(locale, "privacy"),
  };
}
