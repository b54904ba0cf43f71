import { options } from "#content/en/options.ts";
import { teamEmail } from "#content/en/team-email.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { ltr } from "#domain/language/isolate.ts";
import { localeOf } from "#domain/language/locales.ts";
import type { StoredReferral } from "#server/referrals/referral-store.ts";
import type { StoredTrial } from "#server/trials/trial-store.ts";
import type { ForTeam } from "./team-email.ts";
import { received } from "./team-lead.ts";
import { typed } from "./typed-text.ts";

const { facts: label, todo, promised, wants } = teamEmail;
const typeNames: Readonly<Record<string, string>> = options.businessTypes;

/** A referral as the team needs it: the person to reach is the one referred. */
export function referralForTeam(referral: StoredReferral): ForTeam {
  return {
    person: {
      name: referral.contact_person,
      business: referral.business_name,
      number: shortId(referral.id),
      phone: referral.business_phone,
      phoneE164: referral.business_phone_e164,
      email: "",
      locale: localeOf(referral.locale),
      firstWords: "referral",
      referrer: referral.referrer_name,
    },
    todo: todo.referral,
    promised: promised.none,
    wants: wants.referral,
    facts: [
      [label.phone, ltr(shownNumber(referral.business_phone))],
      [label.businessType, typeNames[referral.business_type] ?? null],
      [label.referrer, `${typed(referral.referrer_name)}, ${ltr(referral.referrer_email)}`],
      [label.notes, referral.notes && typed(referral.notes)],
      ...received(referral),
    ],
  };
}

/** Somebody who tries the software and left their details. */
export function trialForTeam(trial: StoredTrial): ForTeam {
  const type = typeNames[trial.business_type ?? ""] ?? null;
  return {
    person: {
      name: trial.full_name,
      business: type ?? options.businessTypes.other,
      number: shortId(trial.id),
      phone: trial.phone,
      phoneE164: trial.phone_e164,
      email: trial.email,
      locale: localeOf(trial.locale),
      firstWords: "trial",
    },
    todo: todo.trial,
    promised: promised.none,
    wants: wants.trial,
    facts: [
      [label.phone, ltr(shownNumber(trial.phone))],
      [label.email, ltr(trial.email)],
      [label.businessType, type],
      // The whole id opens the personal page, which is the customer's own.
      ...received({ ...trial, id: shortId(trial.id) }),
    ],
  };
}

function shortId(id: string): string {
  return id.slice(0, 8);
}
