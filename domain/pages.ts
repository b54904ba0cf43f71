/** Every page a visitor can open, by the path that follows the language. The empty path is the home page. */
export const pages = {
  home: "",
  products: "products",
  industries: "industries",
  about: "about",
  contact: "contact",
  faq: "faq",
  checkout: "checkout",
  support: "support",
  trialDownload: "trial-download",
  terms: "terms",
  privacy: "privacy",
  cookies: "cookies",
  referral: "referral",
} as const;

export type PageId = keyof typeof pages;

/** Pages for one person, by what stands between language and key: /en/pro-forma/{key}. Nothing links to them. */
export const personalPages = { trial: pages.trialDownload, proForma: "pro-forma" } as const;

export function personalPagePath(locale: string, page: keyof typeof personalPages, key: string): string {
  return `/${locale}/${personalPages[page]}/${key}`;
}

/** Old addresses that lead elsewhere in one hop, language kept (spec 2). */
export const movedPages = { trial: pages.trialDownload, "trial-signup": pages.trialDownload } as const;

export function pagePath(locale: string, page: PageId): string {
  return pages[page] === "" ? `/${locale}` : `/${locale}/${pages[page]}`;
}

/** Free-trial buttons use these addresses, so that where they stand can be told apart (spec 2, Navigation). */
export function trialPath(locale: string, place: keyof typeof movedPages): string {
  return `/${locale}/${place}`;
}

/** Where a download of the trial is counted: for a trial, or for none (product decision 14). */
export function downloadPath(trialId?: string): string {
  return trialId ? `/api/trials/${trialId}/download` : "/api/trials/download";
}
