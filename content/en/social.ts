import { withoutIsolates } from "#domain/language/isolate.ts";
import type { PageId } from "#domain/pages.ts";
import { about } from "./about.ts";
import { price } from "./amounts.ts";
import { checkout } from "./checkout.ts";
import { contact } from "./contact.ts";
import { cookies } from "./cookies.ts";
import { faq } from "./faq.ts";
import { home } from "./home.ts";
import { industries } from "./industries.ts";
import { layout } from "./layout.ts";
import { privacy } from "./privacy.ts";
import { products } from "./products.ts";
import { referral } from "./referral.ts";
import { support } from "./support.ts";
import { terms } from "./terms.ts";
import { trialDownload } from "./trial-download.ts";

const heroTitle = home.hero.title;

/** What stands on the picture that is shown with a shared link: the page's own title. */
const titles: Record<PageId, string> = {
  home: `${heroTitle.before}${heroTitle.price}${heroTitle.after}`,
  products: products.hero.title,
  industries: industries.hero.title,
  about: about.hero.title,
  contact: contact.hero.title,
  faq: faq.title,
  checkout: checkout.title,
  support: support.title,
  trialDownload: trialDownload.title,
  terms: terms.title,
  privacy: privacy.title,
  cookies: cookies.title,
  referral: referral.title,
};

export const social = {
  titles,
  pictureAlt: (page: PageId) =>
    withoutIsolates(`${titles[page]}. ${layout.brand}: a receipt for the complete package, ${price}.`),
};
