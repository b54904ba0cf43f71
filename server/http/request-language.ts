import type { FastifyRequest } from "fastify";
import { isLocale, type Locale, localeOfPath } from "#domain/language/locales.ts";

/** The language to answer a request to the API in: the one it names, else that of the page it came from. */
export function requestLanguage({ body, headers }: Pick<FastifyRequest, "body" | "headers">): Locale {
  const named = typeof body === "object" && body !== null && "locale" in body ? body.locale : undefined;
  if (isLocale(named)) return named;
  return localeOfPath(URL.parse(headers.referer ?? "")?.pathname ?? "");
}
