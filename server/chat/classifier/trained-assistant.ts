import type { LinearModel } from "./linear-model.ts";

/** All that answering needs of a training; it travels between threads and through a file. */
export interface TrainedAssistant {
  /** Which question it is. */
  intents: LinearModel;
  /** English, or Arabic in Latin letters. */
  writings: LinearModel;
  knownRoots: string[];
}
