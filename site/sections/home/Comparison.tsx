import type { home } from "#content/en/home.ts";
import type { Locale } from "#domain/language/locales.ts";
import { pagePath } from "#domain/pages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Text } from "../../ui/Text.tsx";

interface ComparisonProps {
  copy: (typeof home)["competitorComparison"];
  locale: Locale;
}

const box =
  "px-2.5 py-4 text-start align-top max-[22rem]:px-1.5 max-[22rem]:text-[0.8rem] max-sm:text-sm sm:px-6 [&_bdi]:whitespace-nowrap";
const headCell = `${box} border-ink border-b-2`;
const cell = `${box} border-line border-b`;

export function Comparison({ copy, locale }: ComparisonProps) {
  const { tableHeaders } = copy;
  return (
    <section className="py-20 lg:py-28" id="comparison">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <div className="grid gap-12 lg:grid-cols-[1fr_18rem] lg:items-end">
          <div className="overflow-x-auto">
            <table className="w-full border-separate border-spacing-0">
              <thead>
                <tr>
                  <th className={`${headCell} w-[30%]`} scope="col">
                    {tableHeaders.feature}
                  </th>
                  <th className={`${headCell} rounded-t-panel bg-ink text-on-ink`} scope="col">
                    {tableHeaders.epos}
                  </th>
                  <th className={`${headCell} font-medium text-muted`} scope="col">
                    {tableHeaders.competitor}
                  </th>
                </tr>
              </thead>
              <tbody>
                {copy.rows.map((row) => (
                  <tr key={row.feature}>
                    <th className={`${cell} font-medium`} scope="row">
                      {row.feature}
                    </th>
                    <td className={`${cell} ${row.highlight ? "bg-notice-soft" : "bg-sand"} font-semibold`}>
                      <Text>{row.eposValue}</Text>
                    </td>
                    <td className={`${cell} text-muted`}>
                      <Text>{row.competitorValue}</Text>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <p className="text-lead">
              {copy.conclusion.before}
              <strong className="price-mark whitespace-nowrap font-bold">{copy.conclusion.saving}</strong>
              {copy.conclusion.after}
            </p>
            <p className="mt-4 text-muted text-sm">{copy.note}</p>
            <ButtonLink
              className="mt-6 max-sm:w-full lg:w-full"
              data-track="begin_checkout"
              href={pagePath(locale, "checkout")}
            >
              {copy.cta}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
