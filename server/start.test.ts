import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/databases.ts";
import { fixtureSite } from "./testing/fixture-site.ts";
import { quoteBody } from "./testing/lead-bodies.ts";
import { runNode, runServer, type ServerProcess } from "./testing/processes.ts";

// Whole processes and waits, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

let site: string;
let fresh: FreshDatabase;
const running: ServerProcess[] = [];
beforeAll(() => {
  site = fixtureSite();
});
afterAll(() => rmSync(site, { recursive: true }));
beforeEach(async () => {
  fresh = await freshDatabase("sqlite");
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  await fresh.dispose();
});

async function start(env: Record<string, string> = {}) {
  const server = await runServer({ SITE_DIR: site, DATA_DIR: fresh.dataDir, ...env });
  running.push(server);
  return server;
}

async function failure(env: Record<string, string>) {
  const server = runNode(["server/main.ts"], { PORT: "0", SITE_DIR: site, DATA_DIR: fresh.dataDir, ...env });
  return { code: await server.ended, output: server.output() };
}

/** Sends text on a bare connection; `answer` resolves with all that came back until it was closed. */
function bareConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (piece) => {
    received += String(piece);
  });
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  return { socket, answer };
}

test("it prints where it listens, serves site and API, and keeps leads over a restart", async () => {
  const first = await start();
  expect(first.output()).toMatch(/^EPOS sales site: http:\/\/127\.0\.0\.1:\d+\n/);
  expect(await (await fetch(`${first.url}/en`)).text()).toContain("<h1>Home</h1>");
  const post = (url: string) =>
    fetch(`${url}/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(quoteBody),
    }).then((answer) => answer.json());
  const { leadId } = await post(first.url);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  const second = await start();
  expect(await post(second.url)).toMatchObject({ leadId, duplicate: true });
});

test("without a mail server it says where e-mails are written, and there they are", async () => {
  const server = await start();
  const folder = join(fresh.dataDir, "mail");
  await expect.poll(server.output).toContain(`E-mails are written to ${folder} (SMTP_URL sends them)\n`);
  const headers = { "content-type": "application/json" };
  await fetch(`${server.url}/api/leads`, { method: "POST", headers, body: JSON.stringify(quoteBody) });
  const written = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : []);
  await expect.poll(written, { timeout: 15_000 }).toHaveLength(2);
});

test.each(["SIGTERM", "SIGINT"] as const)("on %s a request under way is finished, no new one taken", async (signal) => {
  const server = await start();
  const { socket, answer } = bareConnection(server.url);
  const body = JSON.stringify(quoteBody);
  const head = `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${head}Expect: 100-continue\r\n\r\n${body.slice(0, 10)}`);
  await new Promise((resolve) => socket.once("data", resolve));
  server.child.kill(signal);
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  socket.write(body.slice(10));
  expect(await answer).toContain("HTTP/1.1 201 Created");
  expect(await server.ended).toBe(0);
});

test("a path that climbs is not there, sent raw", async () => {
  const server = await start();
  for (const path of ["/../package.json", "/..\\package.json", "//../../etc/passwd", "/en/../../package.json", "/."]) {
    const { socket, answer } = bareConnection(server.url);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 (404|308)/);
    expect(await answer).not.toContain("node_modules");
  }
});

test("a wrong setting stops it with one line that names it", async () => {
  expect(await failure({ PORT: "eighty" })).toEqual({ code: 1, output: "PORT must be a port from 0 to 65535\n" });
});

test("a site built for another origin is not served", async () => {
  const { code, output } = await failure({ PUBLIC_ORIGIN: "https://www.example.ae" });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The site in \S+ was built for http:\/\/localhost:3000, but PUBLIC_ORIGIN is https:\/\/www\.example\.ae\..*\n$/,
  );
});

test("without a built site it says how to get one; in development the API runs without", async () => {
  const { code, output } = await failure({ SITE_DIR: fresh.dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no built site in .* npm run build\n$/);
  const server = await start({ SITE_DIR: fresh.dataDir, NODE_ENV: "development" });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("a database that cannot be opened stops it with one line", async () => {
  const file = join(fresh.dataDir, "file");
  writeFileSync(file, "");
  const local = await failure({ DATA_DIR: join(file, "var"), PUBLIC_ORIGIN: "http://localhost:3000" });
  expect(local).toMatchObject({ code: 1, output: expect.stringMatching(/^The server cannot start: .+\n$/) });
  const url = "postgres://me:secret@127.0.0.1:1/epos";
  const remote = await failure({ DATABASE_URL: url, PUBLIC_ORIGIN: "http://localhost:3000" });
  expect(remote).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The server cannot start: .*ECONNREFUSED.*\n$/),
  });
  expect(remote.output).not.toContain("secret");
});

test("a port in use stops it with one line", async () => {
  const server = await start();
  const { port } = new URL(server.url);
  const second = await failure({ PORT: port, PUBLIC_ORIGIN: "http://localhost:3000" });
  expect(second).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The server cannot start: .*EADDRINUSE.*\n$/),
  });
});
