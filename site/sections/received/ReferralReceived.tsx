import type { referral } from "#content/en/referral.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { FilledText } from "../../ui/FilledText.tsx";

/** The answer to a referral sent without JavaScript; the server fills in what stands in data-fill. */
export function ReferralReceived({ copy, locale }: { copy: typeof referral; locale: Locale }) {
  const { success } = copy;
  const names = {
    referrerName: <bdi data-fill="referrerName" />,
    businessName: <bdi data-fill="businessName" />,
    contactPerson: <bdi data-fill="contactPerson" />,
  };
  return (
    <section className="bg-sand py-16 lg:py-28">
      <div className="shell">
        <h1 className="max-w-3xl wrap-anywhere font-extrabold text-display">
          <FilledText text={success.title} values={names} />
        </h1>
        <p className="mt-5 max-w-xl wrap-anywhere text-lead">
          <FilledText text={success.text} values={names} />
        </p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink href={pagePath(locale, "referral")}>{success.another}</ButtonLink>
          <ButtonLink href={pagePath(locale, "home")} tone="outline">
            {success.backHome}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
