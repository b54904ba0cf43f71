import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** What each address of the API takes in. */
const kinds: Readonly<Record<string, string>> = {
  "/api/leads": "lead",
  "/api/referrals": "referral",
  "/api/trials": "trial",
  "/api/trials/download": "download",
  "/api/trials/:trialId/download": "download",
  "/api/payments/intents": "payment",
  "/api/payments/webhook": "payment_report",
  "/api/chat": "chat",
};
const submits = ["lead", "referral", "trial"];

/** Counts what comes in and how it ends, and times every answer. */
export function measureRequests(app: FastifyInstance, { intake, answers }: Pick<Metrics, "intake" | "answers">) {
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime, refusedWith }) => {
    const url = routeOptions.url ?? "";
    answers.observe({ area: areaOf(url), status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    const kind = method === "POST" ? kinds[url] : undefined;
    if (kind) intake.inc({ kind, result: refusedWith ?? resultOf(kind, statusCode) });
  });
}

function areaOf(url: string): string {
  if (url === "/healthz" || url === "/readyz") return "health";
  return url.startsWith("/api") ? "api" : "site";
}

function resultOf(kind: string, status: number): string {
  if (status >= 300) return "refused";
  if (!submits.includes(kind)) return "answered";
  return status === 200 ? "repeated" : "stored";
}
