import { referral as arabicReferral } from "#content/ar/referral.ts";
import { validation as arabicValidation } from "#content/ar/validation.ts";
import { business } from "#content/business.ts";
import { referral as englishReferral } from "#content/en/referral.ts";
import { validation as englishValidation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import type { ReferralProps } from "./props.ts";

/** The island's props for one language; called while pages are built, so that no page ships two languages. */
export function referralProps(locale: Locale): ReferralProps {
  const { form, success } = locale === "ar" ? arabicReferral : englishReferral;
  const validation = locale === "ar" ? arabicValidation : englishValidation;
  return {
    locale,
    copy: { form, success, validation },
    whatsapp: business.phones.whatsapp,
    privacyPage: pagePath(locale, "privacy"),
    homePage: pagePath(locale, "home"),
  };
}
