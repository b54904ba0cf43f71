import { HONEYPOT_FIELD, PROOF_HEADER, TOKEN_HEADER } from "#domain/spam/evidence.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { formToken } from "./form-token.ts";

const SLOWEST_ANSWER_MS = 20_000;

interface FormPost {
  path: string;
  formId: string;
  body: Record<string, unknown>;
  /** The same content sent again carries the same key. */
  key: string;
}

/**
 * Posts a form with what tells people from programs. When very many requests come, the server asks for a little work
 * first: it is done in the background and the form sent again, so that nobody notices. Throws what callApi throws.
 */
export async function postForm<Answer>({ path, formId, body, key }: FormPost): Promise<Answer> {
  const token = formToken();
  const send = (proof?: string) =>
    callApi<Answer>(path, {
      method: "POST",
      body: { ...body, [HONEYPOT_FIELD]: honeypotOf(formId) },
      headers: {
        "idempotency-key": key,
        ...(token && { [TOKEN_HEADER]: token }),
        ...(proof && { [PROOF_HEADER]: proof }),
      },
      signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
    });
  try {
    return await send();
  } catch (error) {
    const challenge = error instanceof ApiError ? error.answer.error?.challenge : undefined;
    if (!challenge) throw error;
    const { solve } = await import("./proof/solve.ts");
    return await send(await solve(challenge));
  }
}

function honeypotOf(formId: string): string | undefined {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(HONEYPOT_FIELD) : undefined;
  return field instanceof HTMLInputElement ? field.value || undefined : undefined;
}
