import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  write(createLogger({ write: (line) => void lines.push(line) }));
  return lines;
}

test("fields on the list are written", () => {
  const [line = ""] = logged((log) =>
    log.info({ event: "request", method: "GET", route: "/api/leads", status: 201, ms: 3 }),
  );
  expect(JSON.parse(line)).toMatchObject({ level: "info", event: "request", route: "/api/leads", status: 201, ms: 3 });
});

test("other fields and messages are dropped", () => {
  const lines = logged((log) => {
    log.info({ event: "request", body: { email: "canary@example.ae" }, url: "/?q=canary" }, "canary %s", "canary");
    log.child({ requestId: "r1" }).warn({ event: "slow", headers: { from: "canary" } });
    log.error("canary");
  });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain("canary");
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ requestId: "r1", event: "slow" });
});

test("an error leaves its name, code and place, never its message", () => {
  const error = Object.assign(new RangeError("Key (email)=(canary@example.ae)\n    at canary"), { code: "23505" });
  const lines = logged((log) => {
    log.error(error);
    log.error({ event: "failed", err: error });
    log.error({ event: "failed", error }, error.message);
  });
  expect(lines.join()).not.toContain("canary");
  for (const line of lines) expect(JSON.parse(line).error).toMatchObject({ name: "RangeError", code: "23505" });
});
