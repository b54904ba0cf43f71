import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { TrainedAssistant } from "./train-assistant.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
export const modelPath = join(root, ".cache", "assistant-model.bin");

/** What a model is made of; a change in any of it makes a kept model stale. */
const sources = ["content/en/chat", "content/ar/chat", "domain/chat", "server/chat/classifier"];
const withoutEffect = /(?:\.test\.ts|answers(?:\.ts|\/.*)|replies\.ts|slot-words\.ts)$/;

export function hashOfSources(): string {
  const hash = createHash("sha256").update(process.versions.v8);
  for (const folder of sources) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort();
    for (const name of names.filter((each) => each.endsWith(".ts") && !withoutEffect.test(each))) {
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest("hex");
}

/** The model kept from an earlier start; undefined when there is none, or not of these sources. */
export function readModel(inputs: string): TrainedAssistant | undefined {
  try {
    const kept = deserialize(readFileSync(modelPath)) as { inputs: string; trained: TrainedAssistant };
    return kept.inputs === inputs ? kept.trained : undefined;
  } catch {
    return undefined;
  }
}

/** Written aside and moved into place, so that a starting server never reads half of it. Never throws. */
export function keepModel(inputs: string, trained: TrainedAssistant) {
  const aside = `${modelPath}.${process.pid}-${Date.now()}`;
  try {
    mkdirSync(dirname(modelPath), { recursive: true });
    writeFileSync(aside, serialize({ inputs, trained }));
    renameSync(aside, modelPath);
  } catch {
    // A folder that cannot be written costs the next start some seconds, nothing more.
  }
}
