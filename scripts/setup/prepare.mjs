import { installDependencies } from "./install-dependencies.mjs";
import { continueOnPinnedNode } from "./pinned-node.mjs";

/**
 * The first line of every command. It may run on an older Node with nothing installed, so what is imported
 * statically up to here uses Node's own modules only; everything else is imported after it.
 * @param {import("./install-dependencies.mjs").Extent} [extent]
 */
export async function prepare(extent) {
  installDependencies(extent);
  await continueOnPinnedNode();
}
