// npm run dev: the site with live reload on PORT, and behind its /api the server, restarted on every change, on PORT + 1.
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { readSettings } = await import("./setup/settings.mjs");
const { runNode } = await import("./process/run.mjs");

const { port, host, publicOrigin } = await readSettings();
const apiPort = port + 1;
const env = { ...process.env, NODE_ENV: "development", PUBLIC_ORIGIN: publicOrigin };

const api = runNode(["--watch", "--watch-preserve-output", "server/main.ts"], {
  env: { ...env, PORT: String(apiPort), HOST: "127.0.0.1" },
});
const site = runNode(["node_modules/astro/bin/astro.mjs", "dev", "--port", String(port), "--host", host], {
  env: { ...env, DEV_API_ORIGIN: `http://127.0.0.1:${apiPort}`, ASTRO_TELEMETRY_DISABLED: "1" },
});

const code = await Promise.race([api.exitCode, site.exitCode]);
api.child.kill();
site.child.kill();
process.exitCode = code;
