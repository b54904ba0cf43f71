import { freshModel } from "#server/chat/classifier/fresh-model.ts";

/** Once before all tests, so that no test waits for a training. */
export default function trainAssistant() {
  freshModel();
}
