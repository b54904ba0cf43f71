import { parentPort } from "node:worker_threads";
import { hashOfSources, keepModel } from "./model-file.ts";
import { trainAssistant } from "./train-assistant.ts";

// A thread of its own: the server goes on answering while it learns.
const inputs = hashOfSources();
const trained = trainAssistant();
keepModel(inputs, trained);
parentPort?.postMessage(trained);
