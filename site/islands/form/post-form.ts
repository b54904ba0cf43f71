import { HONEYPOT_FIELD, NO_PROOF, PROOF_HEADER, TOKEN_HEADER } from "#domain/spam/evidence.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { formToken } from "./form-token.ts";

const SLOWEST_ANSWER_MS = 20_000;
/** A proof is refused when the server's clock was set meanwhile: then another one is tried, then none. */
const MOST_SOLVED = 2;

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
  let proof: string | undefined;
  for (let solved = 0; ; solved += 1) {
    try {
      return await send(proof);
    } catch (error) {
      const challenge = challengeIn(error);
      if (!challenge || proof === NO_PROOF) throw error;
      proof = solved < MOST_SOLVED ? await proofOf(challenge) : NO_PROOF;
    }
  }
}

function challengeIn(error: unknown): object | undefined {
  return error instanceof ApiError ? error.answer.error?.challenge : undefined;
}

/** NO_PROOF also where the page is so old that the site has no such script any more. */
async function proofOf(challenge: object): Promise<string> {
  try {
    const { solve } = await import("./proof/solve.ts");
    return await solve(challenge);
  } catch {
    return NO_PROOF;
  }
}

function honeypotOf(formId: string): string | undefined {
  const form = document.getElementById(formId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(HONEYPOT_FIELD) : undefined;
  return field instanceof HTMLInputElement ? field.value || undefined : undefined;
}
