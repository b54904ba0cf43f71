import { type HTMLElement, parse } from "node-html-parser";

/** Parses a built page; comments stay, because islands find their slots by them. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { comment: true });
}

export function setText(element: HTMLElement, text: string) {
  element.set_content(escapeHtml(text));
}

export function setAttribute(element: HTMLElement, name: string, value: string) {
  // The library escapes quotes only, so that "&lt;" as typed would come out as "<".
  element.setAttribute(name, value.replace(/&/g, "&amp;").replace(/</g, "&lt;"));
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
