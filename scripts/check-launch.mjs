// npm run check:launch: what stands between this site and the public; fails while there is anything.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "./setup/prepare.mjs";
import { root } from "./setup/root.mjs";

await prepare({ development: false });
const { launchFindings } = await import("#content/launch/launch-findings.ts");
const { launchTable } = await import("#content/launch/launch-table.ts");

// Written as 2026-11-21, on the calendar of the shop.
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dubai" }).format();
const findings = launchFindings({ today, fileExists: (path) => existsSync(join(root, path)) });
if (findings.length === 0) {
  console.log("Nothing stands between this site and the public.");
} else {
  console.log(`${launchTable(findings)}\n`);
  console.error(`Before the launch, settle ${findings.length} points.`);
  process.exitCode = 1;
}
