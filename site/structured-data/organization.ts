import { business } from "#content/business.ts";
import { absolute, context, identifiers, pageAddress, type Site } from "./identifiers.ts";

export function organization(site: Site) {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": identifiers.organization(site),
    name: business.brand[site.locale],
    legalName: business.legalName[site.locale],
    url: pageAddress("home", site),
    logo: absolute("/icons/icon-512.png", site),
    telephone: business.phones.sales,
    email: business.emails.sales,
  };
}
