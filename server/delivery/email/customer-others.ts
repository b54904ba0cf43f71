import { trialDownload as arabicTrial } from "#content/ar/trial-download.ts";
import { trialDownload as englishTrial } from "#content/en/trial-download.ts";
import { localeOf } from "#domain/language/locales.ts";
import { personalPagePath } from "#domain/pages.ts";
import type { StoredReferral } from "#server/referrals/referral-store.ts";
import type { StoredTrial } from "#server/trials/trial-store.ts";
import { customerFrame, emails } from "./customer-frame.ts";
import type { EmailDocument } from "./email-document.ts";
import { typedWithoutLinks } from "./typed-text.ts";

const trials = { en: englishTrial, ar: arabicTrial };

/** To who referred a business. */
export function referralEmail(referral: StoredReferral, publicOrigin: string): EmailDocument {
  const { subject, title, next, business, contact } = emails[localeOf(referral.locale)].referral;
  const facts = [
    { label: business, value: typedWithoutLinks(referral.business_name) ?? "" },
    { label: contact, value: typedWithoutLinks(referral.contact_person) ?? "" },
  ];
  return customerFrame(
    {
      locale: referral.locale,
      name: referral.referrer_name,
      subject,
      title,
      blocks: [
        { kind: "paragraph", text: next },
        { kind: "facts", facts: facts.filter(({ value }) => value) },
      ],
    },
    publicOrigin,
  );
}

/** To who starts a trial: the way back to their page, where the download and the codes are. */
export function trialEmail(trial: StoredTrial, publicOrigin: string): EmailDocument {
  const locale = localeOf(trial.locale);
  const { subject, title, next, page, help } = emails[locale].trial;
  const { userCode, passCode } = trials[locale].credentials;
  return customerFrame(
    {
      locale: trial.locale,
      name: trial.full_name,
      subject,
      title,
      blocks: [
        { kind: "paragraph", text: next },
        { kind: "facts", facts: [userCode, passCode] },
        {
          kind: "actions",
          actions: [{ label: page, href: publicOrigin + personalPagePath(locale, "trial", trial.id) }],
        },
        { kind: "paragraph", text: help },
      ],
    },
    publicOrigin,
  );
}
