import { escapeHtml } from "#server/forms/html.ts";

/** A phone or a code keeps to its line; a long address may have to break. */
const unbreakable = /\u2066([^\u2069]{1,24})\u2069/g;

/** Escaped, the isolates turned into elements: mail programs know those better than the characters. */
export function marked(text: string): string {
  return escapeHtml(text)
    .replace(unbreakable, '<bdi dir="ltr" style="white-space:nowrap">$1</bdi>')
    .replaceAll("\u2066", '<bdi dir="ltr">')
    .replaceAll("\u2068", '<bdi dir="auto">')
    .replaceAll("\u2069", "</bdi>");
}

export function multiline(text: string): string {
  return marked(text).replaceAll("\n", "<br>");
}
