import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { TrainedAssistant } from "./trained-assistant.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A dot file: the file server leaves it out of a built site. */
const NAME = ".assistant-model.bin";

/** Where builds and tests of this folder keep it. */
export const workshopFolder = join(root, ".cache");

/** What a model is made of; a change in any of it makes a kept model stale. */
const sources = ["content/en/chat", "content/ar/chat", "domain/chat", "domain/language", "server/chat/classifier"];
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

/** The model of these sources from the first folder that holds it; undefined when none does. */
export function readModel(inputs: string, folders: readonly string[]): TrainedAssistant | undefined {
  for (const folder of folders) {
    const trained = readFrom(folder, inputs);
    if (trained) return trained;
  }
  return undefined;
}

function readFrom(folder: string, inputs: string): TrainedAssistant | undefined {
  try {
    const kept = deserialize(readFileSync(join(folder, NAME))) as { inputs: string; trained: TrainedAssistant };
    return kept.inputs === inputs ? kept.trained : undefined;
  } catch {
    return undefined;
  }
}

/** Written aside and moved into place, so that a starting server never reads half of it. Never throws. */
export function keepModel(inputs: string, trained: TrainedAssistant, folder: string) {
  const path = join(folder, NAME);
  const aside = `${path}.${process.pid}-${Date.now()}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(aside, serialize({ inputs, trained }));
    renameSync(aside, path);
  } catch {
    // A folder that cannot be written costs the next start some seconds, nothing more.
    rmSync(aside, { force: true });
  }
}
