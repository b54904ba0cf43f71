import { readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureSite } from "#server/testing/fixture-site.ts";
import { quoteBody } from "#server/testing/lead-bodies.ts";
import { runServer, type ServerProcess } from "#server/testing/processes.ts";
import { freshDatabase } from "#tests/support/databases.ts";

/** Ten seconds for the server, the rest for a machine that may have other work. */
const WITHIN = 20_000;
const MEGABYTE = 1024 * 1024;
/** What a server may grow by meanwhile; not what it holds of each connection times their number. */
const FLAT = 60 * MEGABYTE;

let site: string;
let server: ServerProcess;
let dispose: () => Promise<void>;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = fixtureSite();
  const fresh = await freshDatabase("sqlite");
  dispose = fresh.dispose;
  server = await runServer({ SITE_DIR: site, DATA_DIR: fresh.dataDir });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.child.kill("SIGKILL");
  await server.ended;
  await dispose();
  rmSync(site, { recursive: true });
});

interface Line {
  socket: Socket;
  /** All that came back until the server closed the line. */
  closed: Promise<string>;
}

function open(first = ""): Line {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const pieces: string[] = [];
  socket.on("data", (piece) => pieces.push(String(piece)));
  socket.on("error", () => undefined);
  if (first) socket.write(first);
  return { socket, closed: new Promise((resolve) => socket.once("close", () => resolve(pieces.join("")))) };
}

/** What a line got before it was closed, which must be in time. */
async function answerOf({ closed }: Line): Promise<string> {
  const late = pause(WITHIN, "still open", { ref: false });
  return await Promise.race([closed, late]);
}

/** Writes a piece now and then, until the line is closed. */
async function drip({ socket }: Line, piece: string, every: number) {
  while (!socket.destroyed) {
    socket.write(piece);
    await pause(every);
  }
}

function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

async function takesLeads() {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...quoteBody, notes: String(Math.random()) });
  const answer = await fetch(`${server.url}/api/leads`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
}

const post = (headers: string) =>
  `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

test("headers that never end are closed in time, and so is a body that never comes", async () => {
  const lines = Array.from({ length: 50 }, (_, n) => {
    const line = open(n % 2 ? "POST /api/leads HTTP/1.1\r\nHost: localhost\r\n" : post("Content-Length: 500"));
    void drip(line, n % 2 ? `X-${Date.now()}: a\r\n` : "x", 700);
    return line;
  });
  await takesLeads();
  for (const line of lines) expect(await answerOf(line)).toMatch(/^HTTP\/1\.1 408 /);
});

test("500 sockets that say nothing are closed in time; meanwhile requests are taken, and memory stays flat", async () => {
  await takesLeads();
  const before = memory();
  const lines = Array.from({ length: 500 }, () => open());
  await pause(500);
  await takesLeads();
  expect((await fetch(`${server.url}/en`)).status).toBe(200);
  expect(memory() - before).toBeLessThan(FLAT);
  for (const line of lines) expect(await answerOf(line)).not.toBe("still open");
});

test("a huge body is refused by its announced length, before it is sent", async () => {
  const line = open(post("Content-Length: 1000000000"));
  expect(await Promise.race([firstOf(line), pause(WITHIN, "nothing")])).toMatch(/^HTTP\/1\.1 413 /);
  line.socket.destroy();
});

test("a chunked body without end is refused, closed, and costs no memory", async () => {
  await takesLeads();
  const before = memory();
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const lines = Array.from({ length: 10 }, () => open(post("Transfer-Encoding: chunked")));
  for (const line of lines) void pour(line, chunk);
  for (const line of lines) expect(await answerOf(line)).toMatch(/^HTTP\/1\.1 413 |^$/);
  expect(memory() - before).toBeLessThan(FLAT);
  await takesLeads();
});

test.each([
  ["deep JSON", `{"notes":${"[".repeat(15_000)}${"]".repeat(15_000)}}`, 400],
  ["headers without end", "", 431],
])("%s is refused", async (_name, body, status) => {
  const headers = { "content-type": "application/json", ...(status === 431 && { "x-long": "y".repeat(17_000) }) };
  const answer = await fetch(`${server.url}/api/leads`, { method: "POST", headers, body });
  expect(answer.status).toBe(status);
  await takesLeads();
});

function firstOf({ socket }: Line): Promise<string> {
  return new Promise((resolve) => socket.once("data", (piece) => resolve(String(piece))));
}

async function pour({ socket }: Line, chunk: string) {
  while (!socket.destroyed && socket.writable) {
    if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once("drain", go)), pause(1000)]);
  }
}
