import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import type { Draft, TypedValues } from "./draft.ts";

/** A form that starts from its draft and keeps it while it is filled in; `Request` is what the schema makes of it. */
export function useDraftedForm<Values extends TypedValues<Values>, Request>(
  draft: Pick<Draft<Values>, "keep" | "refusals">,
  starting: () => Values,
  schema: z.ZodType<Request>,
) {
  const [start] = useState(starting);
  const form = useForm<Values, unknown, Request>({
    defaultValues: start as DefaultValues<Values>,
    resolver: zodResolver(schema as never) as never,
    mode: "onTouched",
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );
  useEffect(() => {
    for (const [field, message] of Object.entries(draft.refusals())) form.setError(field as Path<Values>, { message });
  }, [form, draft]);
  return form;
}
