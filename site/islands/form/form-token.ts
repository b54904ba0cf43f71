import { callApi } from "../../api/client.ts";

let asked = false;
let token: string | undefined;

/** Asked for once, when a form is first used: pages are the same for everyone, so none can be built into them. */
export async function askForToken() {
  if (asked) return;
  asked = true;
  try {
    token = (await callApi<{ token: string }>("/api/form-token")).token;
  } catch {
    // A request without one is taken all the same.
  }
}

/** Undefined until it has arrived: nobody waits for it. */
export function formToken(): string | undefined {
  return token;
}
