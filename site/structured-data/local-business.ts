import { business } from "#content/business.ts";
import { absolute, context, identifiers, pageAddress, type Site } from "./identifiers.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** What schema.org asks for in English, whatever the page's language (spec 7). */
const payments = "Cash, Credit Card, Bank Transfer";

/** Street and hours stand only where the page shows them too. */
export function localBusiness(site: Site, { withStreet, withHours }: { withStreet: boolean; withHours: boolean }) {
  const { address, hours, price, phones, emails } = business;
  return {
    "@context": context,
    "@type": "LocalBusiness",
    "@id": identifiers.localBusiness(site),
    name: business.brand[site.locale],
    url: pageAddress("contact", site),
    image: absolute(`/social/${site.locale}/home.png`, site),
    parentOrganization: { "@id": identifiers.organization(site) },
    telephone: phones.sales,
    email: emails.sales,
    address: {
      "@type": "PostalAddress",
      ...(withStreet && { streetAddress: address.street[site.locale] }),
      addressLocality: address.city[site.locale],
      addressCountry: address.countryCode,
    },
    ...(withHours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: week.map((day) => `${context}/${day}`),
        opens: hours.structuredData.opens,
        closes: hours.structuredData.closes,
      },
    }),
    currenciesAccepted: price.currency,
    paymentAccepted: payments,
    areaServed: { "@type": "Country", name: address.country[site.locale] },
  };
}
