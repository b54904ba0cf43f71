import type { referral } from "#content/en/referral.ts";
import type { validation } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";

export interface ReferralProps {
  locale: Locale;
  copy: Pick<typeof referral, "form" | "success"> & { validation: typeof validation };
  whatsapp: string;
  privacyPage: string;
  homePage: string;
}
