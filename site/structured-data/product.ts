import { checkout as arabicCheckout } from "#content/ar/checkout.ts";
import { options as arabicOptions } from "#content/ar/options.ts";
import { business } from "#content/business.ts";
import { checkout as englishCheckout } from "#content/en/checkout.ts";
import { options as englishOptions } from "#content/en/options.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import type { BusinessType } from "#domain/quote/business-types.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { absolute, context, identifiers, pageAddress, type Site } from "./identifiers.ts";

/** Spec 7: whom the package is for. */
const audiences: BusinessType[] = ["retail", "restaurant", "pharmacy", "supermarket"];

export function product(site: Site) {
  const { line } = (site.locale === "ar" ? arabicCheckout : englishCheckout).proForma;
  const { businessTypes } = site.locale === "ar" ? arabicOptions : englishOptions;
  return {
    "@context": context,
    "@type": "Product",
    "@id": identifiers.product(site),
    name: withoutIsolates(line.title),
    description: withoutIsolates(line.details),
    url: pageAddress("products", site),
    image: absolute(`/social/${site.locale}/products.png`, site),
    brand: { "@type": "Brand", name: business.brand[site.locale] },
    audience: audiences.map((type) => ({ "@type": "Audience", audienceType: businessTypes[type] })),
    offers: offer(site),
  };
}

function offer(site: Site) {
  const { offerValidity, price, address } = business;
  return {
    "@type": "Offer",
    "@id": identifiers.offer(site),
    url: pageAddress("checkout", site),
    price: PACKAGE_PRICE,
    priceCurrency: price.currency,
    availability: `${context}/InStock`,
    itemCondition: `${context}/NewCondition`,
    validFrom: offerValidity.from,
    validThrough: offerValidity.through,
    eligibleRegion: { "@type": "Country", name: address.country[site.locale] },
    seller: { "@id": identifiers.localBusiness(site) },
  };
}
