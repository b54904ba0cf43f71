import type { z } from "zod";
import { validation as arabic } from "#content/ar/validation.ts";
import { validation as english } from "#content/en/validation.ts";
import type { Locale } from "#domain/language/locales.ts";
import { validationText } from "#domain/validation/codes.ts";
import { fieldCodes } from "#domain/validation/field-codes.ts";
import { Refusal } from "./errors.ts";

const texts = { en: english, ar: arabic };

/**
 * The fields of a request's body, JSON or form.
 * @throws Refusal malformed_body when it is no object
 */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new Refusal("malformed_body");
  return body;
}

/** The refusal of a request whose fields break a schema, with a text for each in the language of the request. */
export function wrongFields({ error, locale }: { error: z.ZodError; locale: Locale }): Refusal {
  const fields = Object.entries(fieldCodes(error)).map(([field, code]) => {
    return [field, validationText(code, texts[locale])];
  });
  return new Refusal("validation", { fields: Object.fromEntries(fields) });
}

export function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}
