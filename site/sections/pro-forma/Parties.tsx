import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";

type Copy = (typeof checkout)["proForma"];

export function Seller({ copy, locale }: { copy: Copy; locale: Locale }) {
  const { legalName, address, trn, tradeLicence, phones, emails } = business;
  const code = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return (
    <section aria-labelledby="seller">
      <Heading id="seller" text={copy.seller} />
      <p className="font-semibold">{legalName[locale]}</p>
      <p>{address.street[locale]}</p>
      <p>
        {address.city[locale]}
        {locale === "ar" ? "، " : ", "}
        {address.country[locale]}
      </p>
      <p className="mt-2">
        {copy.trn}: {code(trn)}
      </p>
      <p>
        {copy.licence}: {code(tradeLicence)}
      </p>
      <p>{code(phones.sales)}</p>
      <p>{code(emails.sales)}</p>
    </section>
  );
}

/** Names stand in the direction of their own letters, whatever language the sheet is in. */
export function Buyer({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="buyer" className="wrap-anywhere">
      <Heading id="buyer" text={copy.buyer} />
      <p className="font-semibold">
        <bdi data-fill="buyerCompany" />
      </p>
      <p>
        <bdi data-fill="buyerAddress" />
      </p>
      <p data-fill="buyerEmirate" />
      <p className="mt-2">
        {copy.trn}: <bdi data-fill="buyerTrn" />
      </p>
      <p>
        {copy.attention}: <bdi data-fill="buyerContact" />
      </p>
      <p>
        <bdi data-fill="buyerPhone" dir="ltr" />
      </p>
      <p>
        <bdi data-fill="buyerEmail" dir="ltr" />
      </p>
    </section>
  );
}

function Heading({ id, text }: { id: string; text: string }) {
  return (
    <h2 className="mb-2 font-semibold text-muted text-sm" id={id}>
      {text}
    </h2>
  );
}
