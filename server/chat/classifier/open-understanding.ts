import { Worker } from "node:worker_threads";
import { hashOfSources, readModel, workshopFolder } from "./model-file.ts";
import type { TrainedAssistant } from "./trained-assistant.ts";
import { createUnderstanding, type Understanding } from "./understanding.ts";

export interface ModelFolders {
  /** A build brings the model along here; it may be read-only. */
  siteFolder?: string;
  /** A model trained by the server is kept here for its next start. */
  dataFolder?: string;
}

/**
 * The kept model when it is fresh, else one trained in another thread, which takes some seconds once.
 * `signal` ends the training; the promise is then rejected.
 */
export async function openUnderstanding(
  { siteFolder, dataFolder = workshopFolder }: ModelFolders = {},
  signal?: AbortSignal,
): Promise<Understanding> {
  const folders = [...(siteFolder ? [siteFolder] : []), workshopFolder, dataFolder];
  return createUnderstanding(readModel(hashOfSources(), folders) ?? (await trainAside(dataFolder, signal)));
}

function trainAside(folder: string, signal: AbortSignal | undefined): Promise<TrainedAssistant> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./training-worker.ts", import.meta.url), { workerData: folder });
    signal?.addEventListener("abort", () => void worker.terminate(), { once: true });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The training thread ended with ${code}`)));
  });
}
