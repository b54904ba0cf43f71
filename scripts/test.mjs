// npm test [-- lint types ...]: every check of the project, in order, or only the stages named.
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { countResults, forgetResults } = await import("./testing/count-results.mjs");
const { stages } = await import("./testing/stages.mjs");

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(", ")}; there are ${Object.keys(stages).join(", ")}.`);
  process.exit(1);
}

forgetResults();
for (const [name, run] of Object.entries(stages)) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (!(await timed(name, run))) {
    process.exitCode = 1;
    break;
  }
}
const { passed, failed } = countResults();
console.log(`${passed} passed, ${failed} failed`);

/** @param {string} name @param {() => Promise<boolean>} run */
async function timed(name, run) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const succeeded = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name} ${succeeded ? "passed" : "FAILED"} in ${seconds} s`);
  return succeeded;
}
