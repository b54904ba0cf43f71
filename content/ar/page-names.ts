import type { pageNames as english } from "#content/en/page-names.ts";
import { layout } from "./layout.ts";

const { nav, footer } = layout;

export const pageNames: typeof english = {
  trailLabel: "موضعك في الموقع",
  names: {
    home: nav.home,
    products: nav.products,
    industries: nav.industries,
    about: nav.about,
    contact: nav.contact,
    faq: nav.faq,
    checkout: "صفحة الطلب",
    support: footer.support.items.hub,
    trialDownload: layout.freeTrial,
    terms: footer.legal.items.terms,
    privacy: footer.legal.items.privacy,
    cookies: footer.legal.items.cookies,
    referral: footer.industries.items.referral,
  },
};
