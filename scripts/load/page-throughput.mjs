import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../process/find-program.mjs";
import { freePort } from "../process/free-port.mjs";
import { median } from "./figures.mjs";

const ROUNDS = 3;

/**
 * Requests a second for one page, gzipped, by this server and by nginx, one process each, in turns; medians.
 * @param {{ url: string, path: string, file: string, seconds: number }} page file: of the build, with its .gz beside it
 * @returns {Promise<{ own: number, nginx: number } | { missing: string[] }>}
 */
export async function pageThroughput({ url, path, file, seconds }) {
  const [wrk, nginx] = [findProgram(["wrk"]), findProgram(["nginx", "/usr/sbin/nginx"])];
  const missing = [wrk ? [] : "wrk", nginx ? [] : "nginx"].flat();
  if (!wrk || !nginx) return { missing };
  const other = await serveByNginx(nginx, file);
  try {
    /** @type {{ own: number[], nginx: number[] }} */
    const rates = { own: [], nginx: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.own.push(await measure(wrk, url + path, seconds));
      rates.nginx.push(await measure(wrk, other.url, seconds));
    }
    return { own: median(rates.own), nginx: median(rates.nginx) };
  } finally {
    await other.stop();
  }
}

/** @param {string} wrk @param {string} url @param {number} seconds */
async function measure(wrk, url, seconds) {
  const child = spawn(wrk, ["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url]);
  let said = "";
  child.stdout.on("data", (piece) => {
    said += piece;
  });
  await once(child, "close");
  if (/Non-2xx/.test(said)) throw new Error(`${url} did not answer with the page:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
}

/** The same bytes, one worker, no log. @param {string} nginx @param {string} file */
async function serveByNginx(nginx, file) {
  const folder = mkdtempSync(join(tmpdir(), "epos-nginx-"));
  const port = await freePort();
  mkdirSync(join(folder, "site"));
  copyFileSync(file, join(folder, "site", "page.html"));
  copyFileSync(`${file}.gz`, join(folder, "site", "page.html.gz"));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port));
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const tested = spawnSync(nginx, ["-t", ...options], { encoding: "utf8" });
  if (tested.status !== 0) throw new Error(`nginx does not take its configuration:\n${tested.stderr}`);
  const child = spawn(nginx, options, { stdio: "ignore" });
  const leaveNothing = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", leaveNothing);
  const url = `http://127.0.0.1:${port}/page.html`;
  for (let waited = 0; waited < 5000; waited += 50) {
    if (await fetch(url).catch(() => undefined)) break;
    await pause(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      leaveNothing();
      process.off("exit", leaveNothing);
    },
  };
}

/** @param {string} folder @param {number} port */
function configuration(folder, port) {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${paths.join("\n  ")}
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}
`;
}
