// npm start: installs and builds what is missing or stale, then serves the site and its API in this process.
import { prepare } from "./setup/prepare.mjs";

await prepare({ development: false });
const { readSettings } = await import("./setup/settings.mjs");
const { buildSite } = await import("./building/build-site.mjs");

const { publicOrigin } = await readSettings();
await buildSite(publicOrigin);
await import("#server/main.ts");
