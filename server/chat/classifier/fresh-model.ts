import { hashOfSources, keepModel, readModel } from "./model-file.ts";
import { trainAssistant } from "./train-assistant.ts";
import type { TrainedAssistant } from "./trained-assistant.ts";

/** The model kept in a folder, trained anew and kept there when its sources changed: some seconds of this thread. */
export function freshModel(folder: string): TrainedAssistant {
  const inputs = hashOfSources();
  const kept = readModel(inputs, [folder]);
  if (kept) return kept;
  const trained = trainAssistant();
  keepModel(inputs, trained, folder);
  return trained;
}
