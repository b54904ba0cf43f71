// npm run build [-- --force]
import { prepare } from "./setup/prepare.mjs";

await prepare({ development: false });
const { readSettings } = await import("./setup/settings.mjs");
const { buildSite } = await import("./building/build-site.mjs");

const { publicOrigin } = await readSettings();
await buildSite(publicOrigin, { force: process.argv.includes("--force") });
