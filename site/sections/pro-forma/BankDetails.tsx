import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Text } from "../../ui/Text.tsx";

interface BankDetailsProps {
  copy: (typeof checkout)["proForma"]["bank"];
  locale: Locale;
}

/** Where the money goes, in a box of its own: this is what is copied into the bank's form. */
export function BankDetails({ copy, locale }: BankDetailsProps) {
  const { name, accountName, iban, swift } = business.bank;
  return (
    <section aria-labelledby="bank" className="mt-8 break-inside-avoid rounded-control border-2 border-ink p-5 sm:p-6">
      <h2 className="font-bold text-heading" id="bank">
        {copy.title}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        <Detail label={copy.name} value={name[locale]} />
        <Detail
          label={copy.accountName}
          value={
            <bdi dir="ltr" lang="en">
              {accountName}
            </bdi>
          }
        />
        <Detail
          code
          label={copy.iban}
          value={
            <bdi dir="ltr" lang="en">
              {iban}
            </bdi>
          }
        />
        <Detail
          code
          label={copy.swift}
          value={
            <bdi dir="ltr" lang="en">
              {swift}
            </bdi>
          }
        />
        <Detail code label={copy.reference} value={<bdi data-fill="number" dir="ltr" />} />
      </dl>
      <p className="mt-4 text-muted text-sm">
        <Text>{copy.note}</Text>
      </p>
    </section>
  );
}

function Detail({ label, value, code = false }: { label: string; value: ReactNode; code?: boolean }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={`font-semibold max-sm:mb-2 ${code ? "font-receipt max-sm:text-sm" : ""}`}>{value}</dd>
    </>
  );
}
