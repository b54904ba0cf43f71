import { pagePath, personalPages } from "#domain/pages.ts";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import { withLanguageLink } from "#server/forms/language-link.ts";
import { personalizedPage } from "#server/forms/personalized-page.ts";
import { unlistedPage } from "#server/forms/unlisted-page.ts";
import { sendRewrittenPage } from "#server/http/static/send-file.ts";
import type { SiteFiles } from "#server/http/static/site-files.ts";
import type { PersonalPage } from "#server/http/static/site-routes.ts";
import { isSecretToken } from "#server/secret-token.ts";
import type { Spool } from "#server/spool/spool.ts";
import { isTrial } from "./trial-store.ts";

export interface TrialPageParts {
  database: Database;
  spool?: Spool | undefined;
  site: SiteFiles;
}

/**
 * /{locale}/trial-download/{trialId}: the trial page with what is said to who left their details. With an unknown id,
 * or while the database is away, it is the plain page: the download works for everyone (product decision 14).
 */
export function trialPage({ database, spool, site }: TrialPageParts): PersonalPage {
  return {
    name: personalPages.trial,
    async send(request, reply, { locale, key }) {
      const page = site.public.get(pagePath(locale, "trialDownload"));
      if (!page) return undefined;
      const isKnown = (await spool?.findRecord("trial", key)) !== undefined || (await isStored(database, key));
      return sendRewrittenPage(request, reply, page, (html) =>
        withLanguageLink(isKnown ? personalizedPage(html, key) : unlistedPage(html), request.raw.url ?? ""),
      );
    },
  };
}

async function isStored(database: Database, id: string): Promise<boolean> {
  if (!isSecretToken(id)) return false;
  try {
    return await database.run((db) => isTrial(db, id));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
}
