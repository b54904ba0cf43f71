import { localeEntry } from "#domain/language/locales.ts";
import { escapeHtml } from "#server/forms/html.ts";
import type { EmailDocument } from "./email-document.ts";
import { darkSheet, fontsOf, looks } from "./email-look.ts";
import { directionOf, paragraph, writeBlock } from "./html-blocks.ts";
import { marked } from "./html-text.ts";
import { withoutMarks } from "./typed-text.ts";

/**
 * A receipt that comes out of its printer, in tables and inline styles: all that every mail program understands.
 * Language and direction stand on tables and cells too, because some programs throw away <html> and <body>.
 */
export function writeHtml(document: EmailDocument): string {
  const { locale, subject, masthead, title, isTask, blocks, footer } = document;
  const { code } = localeEntry(locale);
  const direction = directionOf(locale);
  const { dir, side, end } = direction;
  const frame = `lang="${code}" dir="${dir}"`;
  const table = `<table ${frame} role="presentation" width="100%" cellpadding="0" cellspacing="0"`;
  const cell = `<td dir="${dir}"`;
  const { sans, receipt } = fontsOf(locale);
  const text = `font-family:${sans};font-size:16px;line-height:${locale === "ar" ? 1.8 : 1.6};text-align:${side}`;
  const number = masthead.number
    ? `${cell} align="${end}" style="padding:12px 20px;font-family:${receipt};font-size:14px">${marked(masthead.number)}</td>`
    : "";
  const heading = `<h1 style="margin:0;font-size:22px;line-height:1.4">${marked(title)}</h1>`;
  return `<!DOCTYPE html>
<html ${frame}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(withoutMarks(subject))}</title><style>${darkSheet}</style></head>
<body ${frame} ${looks("ground", "margin:0;padding:0")}>
${table} ${looks("ground")}><tr>${cell} align="center" style="padding:16px 8px">
${table} style="max-width:560px"><tr>${cell} ${looks("printer", `border-radius:14px 14px 8px 8px;${text}`)}>
${table}><tr>${cell} style="padding:12px 20px;text-align:${side};font-size:15px;font-weight:bold;line-height:1.4">${marked(masthead.text)}</td>${number}</tr></table>
</td></tr>
<tr>${cell} style="padding:0 10px">
${table} ${looks("paper")}>
<tr>${cell} ${isTask ? looks("notice", `padding:14px 20px;${text}`) : `style="padding:24px 20px 0;${text}"`}>${heading}</td></tr>
<tr>${cell} style="padding:16px 20px 12px;${text}">
${blocks.map((block) => writeBlock(block, direction)).join("\n")}
</td></tr></table>
${table}><tr>${cell} ${looks("teeth", "height:8px;font-size:0;line-height:0;background-size:16px 16px")}>&nbsp;</td></tr></table>
</td></tr>
<tr>${cell} ${looks("muted", `padding:20px 30px;${text};font-size:13px`)}>
${footer.map((entry) => paragraph(entry, "margin:0 0 8px")).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
