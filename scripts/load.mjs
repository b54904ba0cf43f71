// npm run load [-- --seconds 10 --leads 200 --pages 2000 --postgres]: the production server under load; 1 when missed.
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepare } from "./setup/prepare.mjs";

await prepare();
const { buildSite, presentBuild } = await import("./building/build-site.mjs");
const { mixedLoad } = await import("./load/mixed-load.mjs");
const { pageThroughput } = await import("./load/page-throughput.mjs");
const { generatorNote, mixedLines, printLines, throughputLines } = await import("./load/report.mjs");
const { storedLeads } = await import("./load/stored-leads.mjs");
const { serveSite } = await import("./process/serve-site.mjs");
const { root } = await import("./setup/root.mjs");
const { startThrowawayPostgres } = await import("./throwaway-postgres.mjs");

const usage = `The production server under load, with the figures it must reach.

  npm run load                      200 leads/s beside 2,000 pages/s for 60 s after a warm-up, then pages against nginx
  npm run load -- --seconds 10      shorter; --warm-up 5, --leads 100, --pages 500
  npm run load -- --postgres        on a PostgreSQL of its own
  npm run load -- --only mixed      or throughput: one of the two parts`;

const text = (/** @type {string} */ value) => ({ type: /** @type {const} */ ("string"), default: value });
const { values } = parseArgs({
  options: {
    seconds: text("60"),
    "warm-up": text("15"),
    leads: text("200"),
    pages: text("2000"),
    only: text("both"),
    postgres: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [seconds, warmUp, leads, pages] = [values.seconds, values["warm-up"], values.leads, values.pages].map(Number);
if (![seconds, warmUp, leads, pages].every((number) => number !== undefined && number > 0)) {
  console.error("--seconds, --warm-up, --leads and --pages must be numbers above 0");
  process.exit(1);
}

// Its own origin: behind https the limits, which one address would run into, cannot be switched off.
const origin = presentBuild()?.origin;
await buildSite(origin?.startsWith("http:") ? origin : "http://localhost:3000");
const postgres = values.postgres ? await startThrowawayPostgres({ durable: true }) : undefined;
const site = await serveSite({ DATABASE_URL: postgres?.url ?? "" });
/** @type {import("./load/report.mjs").Line[]} */
const lines = [];
try {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)} (0 is idle)`);
  if (values.only !== "throughput") await underMixedLoad(paths);
  if (values.only !== "mixed") await againstNginx();
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}, of which this test is a part`);
} finally {
  await site.stop();
  await postgres?.stop();
}
process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;

/** @param {string[]} paths */
async function underMixedLoad(paths) {
  const plan = { warmUp: Number(warmUp), seconds: Number(seconds), leads: Number(leads), pages: Number(pages), paths };
  console.log(
    `${plan.leads} leads/s beside ${plan.pages} pages/s for ${plan.seconds} s, on ${postgres ? "PostgreSQL" : "SQLite"}:`,
  );
  const load = await mixedLoad({ url: site.url, pid: site.child.pid ?? 0, ...plan });
  const sent = Math.round((plan.warmUp + plan.seconds) * plan.leads);
  const refused = Object.values(load.leads.errors).reduce((sum, number) => sum + number, 0);
  const stored = await storedLeads({ dataDir: site.dataDir, databaseUrl: postgres?.url });
  lines.push(...mixedLines(load, Math.max(0, sent - refused - stored)));
  printLines(lines);
  console.log(generatorNote(load, plan.warmUp + plan.seconds));
}

async function againstNginx() {
  console.log("The English home page, gzipped, to 32 connections:");
  const page = { url: site.url, path: "/en", file: join(root, "dist", "en.html"), seconds: 5 };
  const throughput = await pageThroughput(page);
  if ("missing" in throughput) {
    console.error(`Not measured: install ${throughput.missing.join(" and ")} (apt-get install wrk nginx-light)`);
    lines.push({ name: "ratio", value: "not measured", wanted: "", met: false });
    return;
  }
  const measured = throughputLines(throughput);
  lines.push(...measured);
  printLines(measured);
}
