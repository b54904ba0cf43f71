// npm run chat -- evaluate | validate | bench: how well and how fast the chat's assistant answers.
import { prepare } from "./setup/prepare.mjs";

await prepare();
const tasks = /** @type {const} */ (["evaluate", "validate", "bench"]);
const task = tasks.find((name) => name === process.argv[2]);
if (!task) {
  console.error(`npm run chat -- ${tasks.join(" | ")}`);
  process.exit(1);
}
const { run } = await import(`./chat/${task}.mjs`);
await run();
