import { createHash } from "node:crypto";
import type { InlineHashes } from "../content-security-policy.ts";

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const hasAddress = /\ssrc\s*=/i;
// Data is not run, so it needs no permission; everything else, import maps and speculation rules too, does.
const isData = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** Hashes for the policy over the exact text between the tags, as browsers take them. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    // A browser reads every line break as a line feed before it hashes.
    const html = page.replace(/\r\n?/g, "\n");
    for (const [, attributes = "", code = ""] of html.matchAll(inlineScript)) {
      if (!hasAddress.test(attributes) && !isData.test(attributes) && code !== "") scripts.add(sourceHash(code));
    }
    for (const [, rules = ""] of html.matchAll(inlineStyle)) styles.add(sourceHash(rules));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
