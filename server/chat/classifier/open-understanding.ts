import { Worker } from "node:worker_threads";
import { hashOfSources, readModel } from "./model-file.ts";
import type { TrainedAssistant } from "./train-assistant.ts";
import { createUnderstanding, type Understanding } from "./understanding.ts";

/**
 * The kept model when it is fresh, else one trained in another thread, which takes some seconds once.
 * `signal` ends the training; the promise is then rejected.
 */
export async function openUnderstanding(signal?: AbortSignal): Promise<Understanding> {
  return createUnderstanding(readModel(hashOfSources()) ?? (await trainAside(signal)));
}

function trainAside(signal: AbortSignal | undefined): Promise<TrainedAssistant> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./training-worker.ts", import.meta.url));
    signal?.addEventListener("abort", () => void worker.terminate(), { once: true });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The training thread ended with ${code}`)));
  });
}
