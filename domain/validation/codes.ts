/**
 * What can be wrong with a value, named once. The texts stand in content/{en,ar}/validation.ts;
 * a code with a number is written "atMost:200".
 */
export const validationCodes = [
  "required",
  "invalid",
  "invalidChoice",
  "atMost",
  "businessName",
  "contactPerson",
  "fullName",
  "email",
  "phone",
  "businessType",
  "emirate",
  "outletsWhole",
  "outletsMin",
  "outletsMax",
  "trn",
  "leaveEmpty",
] as const;
export type ValidationCode = (typeof validationCodes)[number];
export type ValidationTexts = Record<ValidationCode, string>;

/** The text of a code in the language of `texts`; unknown codes read as the general one. */
export function validationText(code: string, texts: ValidationTexts): string {
  const [name = "", n = ""] = code.split(":");
  const known = validationCodes.find((entry) => entry === name) ?? "invalid";
  return texts[known].replace("{n}", n);
}
