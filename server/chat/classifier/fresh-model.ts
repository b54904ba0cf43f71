import { hashOfSources, keepModel, readModel } from "./model-file.ts";
import { type TrainedAssistant, trainAssistant } from "./train-assistant.ts";

/** The kept model, trained anew and kept when its sources changed: some seconds of this thread. */
export function freshModel(): TrainedAssistant {
  const inputs = hashOfSources();
  const kept = readModel(inputs);
  if (kept) return kept;
  const trained = trainAssistant();
  keepModel(inputs, trained);
  return trained;
}
