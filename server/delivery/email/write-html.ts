import { localeEntry } from "#domain/language/locales.ts";
import { escapeHtml } from "#server/forms/html.ts";
import type { Action, Block, EmailDocument, Paragraph } from "./email-document.ts";
import { withoutMarks } from "./typed-text.ts";

const ink = "#0d1f19";
const muted = "#3f4f48";
const paper = "#fdfcf8";
const sand = "#f1ebdf";
const line = "#d5cbb7";
const action = "#0b6b50";
const fonts = "'Segoe UI', Tahoma, Roboto, Arial, sans-serif";

/** Said twice, as an attribute and as a style: mail programs take over one or the other. */
interface Direction {
  dir: "ltr" | "rtl";
  side: "left" | "right";
}

/** Tables and inline styles: all that every mail program understands. Language and direction stand on tables and cells too, because some programs throw away <html> and <body>. */
export function writeHtml({ locale, subject, title, blocks, footer }: EmailDocument): string {
  const { code, dir } = localeEntry(locale);
  const frame = `lang="${code}" dir="${dir}"`;
  const side = dir === "rtl" ? "right" : "left";
  const leading = locale === "ar" ? 1.8 : 1.6;
  const text = `font-family:${fonts};font-size:16px;line-height:${leading};color:${ink};text-align:${side}`;
  return `<!DOCTYPE html>
<html ${frame}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(withoutMarks(subject))}</title></head>
<body ${frame} style="margin:0;padding:0;background:${sand}">
<table ${frame} role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${sand}"><tr><td dir="${dir}" align="center" style="padding:16px">
<table ${frame} role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${paper};border:1px solid ${line};border-radius:12px"><tr><td dir="${dir}" style="padding:24px;${text}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35">${marked(title)}</h1>
${blocks.map((block) => writeBlock(block, { dir, side })).join("\n")}
</td></tr></table>
<table ${frame} role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td dir="${dir}" style="padding:16px 24px;${text};font-size:13px;color:${muted}">
${footer.map((entry) => paragraph(entry, "margin:0 0 8px")).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function writeBlock(block: Block, { dir, side }: Direction): string {
  switch (block.kind) {
    case "paragraph":
      return paragraph(block, `margin:0 0 16px${block.strong ? ";font-size:18px;font-weight:bold" : ""}`);
    case "facts":
      return `<table dir="${dir}" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts
        .map(({ label, value }) => row(marked(label), multiline(value), { dir, side }))
        .join("")}</table>`;
    case "actions":
      return `<p style="margin:0 0 8px">${block.actions.map(button).join(" ")}</p>`;
  }
}

function paragraph({ text, link }: Paragraph, style: string): string {
  return `<p style="${style}">${multiline(text)}${link ? ` ${anchor(link, `color:${action}`)}` : ""}</p>`;
}

function row(label: string, value: string, { dir, side }: Direction): string {
  const cell = `padding:8px 0;border-bottom:1px dotted ${line};vertical-align:top;text-align:${side}`;
  return `<tr><td dir="${dir}" style="${cell};width:38%;color:${muted}">${label}</td><td dir="${dir}" style="${cell};word-break:break-word">${value}</td></tr>`;
}

function button(target: Action): string {
  const style = `display:inline-block;margin:0 0 8px;padding:12px 20px;border-radius:12px;background:${action};color:#ffffff;text-decoration:none;font-weight:bold`;
  return anchor(target, style);
}

function anchor({ label, href }: Action, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${marked(label)}</a>`;
}

function multiline(text: string): string {
  return marked(text).replaceAll("\n", "<br>");
}

/** A phone or a code keeps to its line; a long address may have to break. */
const unbreakable = /\u2066([^\u2069]{1,24})\u2069/g;

/** Escaped, the isolates turned into elements: mail programs know those better than the characters. */
function marked(text: string): string {
  return escapeHtml(text)
    .replace(unbreakable, '<bdi dir="ltr" style="white-space:nowrap">$1</bdi>')
    .replaceAll("\u2066", '<bdi dir="ltr">')
    .replaceAll("\u2068", '<bdi dir="auto">')
    .replaceAll("\u2069", "</bdi>");
}
