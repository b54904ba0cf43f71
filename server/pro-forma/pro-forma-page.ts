import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { business } from "#content/business.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { emirateName } from "#domain/contact/emirates.ts";
import { shownNumber } from "#domain/contact/shown-number.ts";
import { type Locale, otherLocale } from "#domain/language/locales.ts";
import { personalPages } from "#domain/pages.ts";
import { formatDubaiDate } from "#domain/promises/dubai-time.ts";
import type { Database } from "#server/db/database.ts";
import { sendTemplate } from "#server/forms/form-answers.ts";
import type { SiteFiles } from "#server/http/static/site-files.ts";
import type { PersonalPage } from "#server/http/static/site-routes.ts";
import { findLeadByToken, type StoredLead } from "#server/leads/lead-store.ts";
import { isSecretToken } from "#server/secret-token.ts";
import type { Spool } from "#server/spool/spool.ts";
import { proFormaPath } from "./pro-forma-path.ts";

const copy = { en: englishCheckout.proForma, ar: arabicCheckout.proForma };
const emirates = { en: englishOptions.emirates, ar: arabicOptions.emirates };

export interface ProFormaPageParts {
  database: Database;
  spool?: Spool | undefined;
  site: SiteFiles;
}

/** /{locale}/pro-forma/{token}: the invoice request of that token, to print; in either language, whatever it came in. */
export function proFormaPage({ database, spool, site }: ProFormaPageParts): PersonalPage {
  return {
    name: personalPages.proForma,
    async send(_request, reply, { locale, key }) {
      if (!isSecretToken(key)) return undefined;
      const waiting = (await spool?.findRecord("lead", key)) as StoredLead | undefined;
      const lead = waiting ?? (await database.run((db) => findLeadByToken(db, key)));
      if (!lead) return undefined;
      return sendTemplate(reply.header("referrer-policy", "no-referrer"), site, {
        name: "pro-forma",
        locale,
        texts: proFormaTexts(lead, locale),
        links: {},
        otherLanguage: proFormaPath(lead, otherLocale(locale)),
      });
    },
  };
}

function proFormaTexts(lead: StoredLead, locale: Locale): Record<string, string> {
  return {
    number: lead.id,
    date: formatDubaiDate(new Date(lead.created_at), locale),
    buyerCompany: lead.company_name ?? lead.business_name,
    buyerContact: lead.contact_person,
    buyerTrn: lead.trn ? shownNumber(lead.trn) : copy[locale].noTrn,
    buyerAddress: lead.address ?? "",
    buyerEmirate: emirateName(lead.emirate, emirates[locale], business.address.country[locale]),
    buyerEmail: lead.email,
    buyerPhone: shownNumber(lead.phone),
  };
}
