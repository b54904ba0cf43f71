import { createHash } from "node:crypto";

/** The same for two contents that differ in spaces and in the order of their fields only. */
export function hashOfContent(content: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(content)
    .map(([name, value]) => [name, typeof value === "string" ? value.replace(/\s+/g, " ").trim() : value])
    .sort(([one], [other]) => String(one).localeCompare(String(other), "en"));
  return createHash("sha256").update(JSON.stringify(entries)).digest("hex");
}
