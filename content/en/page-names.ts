import type { PageId } from "#domain/pages.ts";
import { layout } from "./layout.ts";

const { nav, footer } = layout;

/** Each page in a word or two, as the trail above a page's title says it. */
export const pageNames: { trailLabel: string; names: Record<PageId, string> } = {
  trailLabel: "You are here",
  names: {
    home: nav.home,
    products: nav.products,
    industries: nav.industries,
    about: nav.about,
    contact: nav.contact,
    faq: nav.faq,
    checkout: "Checkout",
    support: footer.support.items.hub,
    trialDownload: layout.freeTrial,
    terms: footer.legal.items.terms,
    privacy: footer.legal.items.privacy,
    cookies: footer.legal.items.cookies,
    referral: footer.industries.items.referral,
  },
};
