import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { useAwake } from "./use-awake.ts";

/**
 * Whether every required field holds something. True in the server's HTML, so that the button works without
 * JavaScript.
 */
export function useFilledIn<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  required: readonly Path<Values>[],
): boolean {
  const values = useWatch({ control: form.control, name: required });
  const awake = useAwake();
  return !awake || values.every((value: unknown) => String(value ?? "").trim() !== "");
}
