import { fill } from "#domain/language/fill.ts";
import type { Locale } from "#domain/language/locales.ts";

/** Names what keeps the button off; undefined when nothing is missing. */
export function stillEmpty<Name extends string>(
  missing: readonly Name[],
  labels: Readonly<Record<Name, string>>,
  { template, locale }: { template: string; locale: Locale },
): string | undefined {
  if (missing.length === 0) return undefined;
  const fields = missing.map((name) => labels[name]).join(locale === "ar" ? "، " : ", ");
  return fill(template, { fields });
}
