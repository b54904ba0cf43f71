import type { IncomingHttpHeaders } from "node:http";
import type { Sign } from "#domain/spam/signs.ts";

/**
 * What the browser says of the page that sent a request. Never a refusal: a site served under a second name, or read
 * through a translator, sends from another origin and has people before it.
 */
export function originSigns(headers: IncomingHttpHeaders, publicOrigin: string): Sign[] {
  const { origin = "", host = "" } = headers;
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || origin === publicOrigin) return [];
  if (URL.parse(origin)?.host === host) return [];
  // "null" is what browsers say when they are told to say nothing.
  const says = origin !== "" && origin !== "null";
  if (says || site === "cross-site" || site === "same-site") return ["foreign-origin"];
  return site === "none" ? [] : ["no-origin"];
}
