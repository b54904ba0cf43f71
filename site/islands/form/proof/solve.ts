import { NO_PROOF } from "#domain/spam/evidence.ts";

const PATIENCE_MS = 20_000;

/** The proof for the server's challenge; NO_PROOF from a browser that cannot, or not in time. Never throws. */
export async function solve(challenge: object): Promise<string> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" });
    const solution = await answerOf(worker, { challenge, timeout: PATIENCE_MS });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : NO_PROOF;
  } catch {
    return NO_PROOF;
  } finally {
    worker?.terminate();
  }
}

function answerOf(worker: Worker, task: { challenge: object; timeout: number }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", reject);
    setTimeout(reject, task.timeout + 1000);
    worker.postMessage(task);
  });
}
