import { parentPort, workerData } from "node:worker_threads";
import { freshModel } from "./fresh-model.ts";

// A thread of its own: the server goes on answering while it learns.
parentPort?.postMessage(freshModel(String(workerData)));
