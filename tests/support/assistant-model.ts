import { freshModel } from "#server/chat/classifier/fresh-model.ts";
import { workshopFolder } from "#server/chat/classifier/model-file.ts";

/** Once before all tests, so that no test waits for a training. */
export default function trainAssistant() {
  freshModel(workshopFolder);
}
