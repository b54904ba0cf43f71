import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../api/client.ts";
import { track } from "../../behaviour/analytics.ts";
import { fetchToaster, notify } from "../notifications/notify.ts";
import { askForToken } from "./form-token.ts";

interface Toast {
  title: string;
  description: string;
}

interface SendingOptions<Request, Sent> {
  /** The form's name for analytics. */
  name: string;
  toasts: { success: Toast; failure: Toast };
  /** The failure toast keeps its own words; what the server says of it stands in the form. */
  fixedToast?: boolean;
  send: (request: Request) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/** What every form of the site does around its sending: counts, tells, and keeps what was typed when it fails. */
export function useSending<Values extends FieldValues, Request, Sent>(
  form: UseFormReturn<Values, unknown, Request>,
  { name, toasts, fixedToast = false, send, onSent }: SendingOptions<Request, Sent>,
) {
  const [unsent, setUnsent] = useState<{ reason: string | undefined }>();
  const started = useRef(false);
  useEffect(() => void fetchToaster(), []);
  // The page may be switched to the other language while the answer is on its way.
  const told = useRef(toasts);
  useEffect(() => {
    told.current = toasts;
  }, [toasts]);

  const onEdit = () => {
    void askForToken();
    if (!started.current) track("form_start", { form_name: name });
    started.current = true;
  };

  const tellFailure = (said: ApiError["answer"]["error"]) => {
    for (const [field, message] of Object.entries(said?.fields ?? {}))
      form.setError(field as Path<Values>, { message });
    setUnsent({ reason: said?.message });
    const { title, description } = told.current.failure;
    const ownWords = fixedToast ? undefined : said?.message;
    void notify({ title, description: ownWords ?? description, tone: "destructive" });
  };

  const onSubmit = form.handleSubmit(async (request) => {
    try {
      const sent = await send(request);
      track("form_complete", { form_name: name });
      onSent(sent);
      void notify(told.current.success);
    } catch (error) {
      tellFailure(error instanceof ApiError ? error.answer.error : undefined);
    }
  });

  return { unsent, onEdit, onSubmit };
}
