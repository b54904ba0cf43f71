import { type Locale, localeEntry } from "#domain/language/locales.ts";
import { escapeHtml } from "#server/forms/html.ts";
import type { Action, Block, Fact, Paragraph } from "./email-document.ts";
import { fontsOf, looks } from "./email-look.ts";
import { marked, multiline } from "./html-text.ts";
import { withoutMarks } from "./typed-text.ts";

/** Said twice, as an attribute and as a style: mail programs take over one or the other. */
export interface Direction {
  dir: "ltr" | "rtl";
  /** Where lines begin, and where they end. */
  side: "left" | "right";
  end: "left" | "right";
  receipt: string;
}

export function directionOf(locale: Locale): Direction {
  const { dir } = localeEntry(locale);
  const { receipt } = fontsOf(locale);
  return dir === "rtl" ? { dir, side: "right", end: "left", receipt } : { dir, side: "left", end: "right", receipt };
}

export function writeBlock(block: Block, direction: Direction): string {
  switch (block.kind) {
    case "paragraph":
      return toned(block, block.tone);
    case "person":
      return person(block.name, block.business);
    case "facts":
      return `<div style="margin:4px 0 20px">${block.facts.map((fact) => factLine(fact, direction)).join("\n")}</div>`;
    case "actions":
      return `${block.actions.map((action, index) => button(action, index === 0, direction)).join("\n")}
<div style="height:8px;font-size:0;line-height:0">&nbsp;</div>`;
  }
}

export function paragraph({ text, link }: Paragraph, style: string): string {
  return `<p style="${style}">${multiline(text)}${link ? ` ${anchor(link, looks("link"))}` : ""}</p>`;
}

function toned(block: Paragraph, tone?: "heading" | "warning"): string {
  switch (tone) {
    case "heading":
      return `<p ${looks("rule", "margin:20px 0 8px;padding:20px 0 0;border-width:2px 0 0;border-style:dashed;font-size:18px;font-weight:bold")}>${multiline(block.text)}</p>`;
    case "warning":
      return `<p ${looks("warning", "margin:0 0 16px;padding:12px 16px;border-radius:8px")}>${multiline(block.text)}</p>`;
    default:
      return paragraph(block, "margin:0 0 16px");
  }
}

/** Whom it is about, large enough for a glance at a phone. */
function person(name: string, business: string): string {
  const first = name && `<strong style="font-size:24px;line-height:1.4">${marked(name)}</strong><br>`;
  return `<p style="margin:0 0 8px;font-size:18px;line-height:1.4">${first}${marked(business)}</p>`;
}

function table({ dir }: Direction, attributes: string): string {
  return `<table dir="${dir}" role="presentation" width="100%" cellpadding="0" cellspacing="0" ${attributes}>`;
}

/** More than a phone's width has room for beside its label. */
const LONG = 30;

/** A line of the receipt: the value at its end, what is long below its label. Each is a table, so that none narrows another. */
function factLine({ label, value, tone }: Fact, direction: Direction): string {
  const { dir, side, end, receipt } = direction;
  const style = `font-family:${receipt};font-size:${tone ? 16 : 14}px;border-width:0 0 ${tone ? 0 : 1}px;border-style:dotted`;
  const open = `${table(direction, looks(tone === "notice" ? "notice" : "rule", style))}<tr>`;
  const inner = `padding:${padding(tone)};vertical-align:top`;
  const title = tone ? `<strong>${marked(label)}</strong>` : `<span ${looks("muted")}>${marked(label)}</span>`;
  const text = tone ? `<strong>${marked(value)}</strong>` : multiline(value);
  if (!tone && withoutMarks(label + value).length > LONG) {
    const cell = `style="${inner};text-align:${side};word-break:break-word"`;
    return `${open}<td dir="${dir}" ${cell}>${title}<br>${text}</td></tr></table>`;
  }
  // An attribute, because mail programs know no "end".
  return `${open}<td dir="${dir}" style="${inner};text-align:${side}">${title}</td><td dir="${dir}" align="${end}" style="${inner}">${text}</td></tr></table>`;
}

function padding(tone: Fact["tone"]): string {
  return { notice: "10px", total: "10px 0", plain: "8px 0" }[tone ?? "plain"];
}

/** The first is what to do; a cell has the ground, as Outlook gives a link none. */
function button(action: Action, isFirst: boolean, direction: Direction): string {
  const name = isFirst ? "first" : "other";
  const cell = looks(name, "border-width:2px;border-style:solid;border-radius:12px;mso-padding-alt:12px 16px");
  const link = looks(name, "display:block;padding:12px 16px;border-radius:10px;text-decoration:none;font-weight:bold");
  return `${table(direction, 'style="max-width:340px;margin:0 0 10px"')}<tr><td dir="${direction.dir}" align="center" ${cell}>${anchor(action, link)}</td></tr></table>`;
}

function anchor({ label, href }: Action, attributes: string): string {
  return `<a href="${escapeHtml(href)}" ${attributes}>${marked(label)}</a>`;
}
