import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { useAwake } from "./use-awake.ts";

/** The required fields that hold nothing. None in the server's HTML, so that the button works without JavaScript. */
export function useMissing<Values extends FieldValues, Request, Name extends Path<Values>>(
  form: UseFormReturn<Values, unknown, Request>,
  required: readonly Name[],
): Name[] {
  const values = useWatch({ control: form.control, name: required });
  const awake = useAwake();
  return awake ? required.filter((_, place) => String(values[place] ?? "").trim() === "") : [];
}
