import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../process/run.mjs";
import { root } from "./root.mjs";

const neededMajor = 24;

/** Goes on only under the project's own Node; under any other, the same command is run again with that one. */
export async function continueOnPinnedNode() {
  const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned)) {
    if (realpathSync(process.execPath) === realpathSync(pinned)) return;
    const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const child = run(pinned, process.argv.slice(1), { env: { ...process.env, PATH: path } });
    process.exit(await child.exitCode);
  }
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return;
  console.error(
    `Node ${neededMajor} or newer is needed and this is ${process.version}: the package node-${process.platform}-${process.arch} ` +
      "that would bring it is not installed. Install Node from https://nodejs.org and run this command again.",
  );
  process.exit(1);
}
