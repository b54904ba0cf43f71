import type { Block, EmailDocument, Paragraph } from "./email-document.ts";

/** The same message for programs that show no HTML; the isolates stay, which is what keeps numbers from flipping. */
export function writeText({ title, blocks, footer }: EmailDocument): string {
  return `${[title, ...blocks.map(writeBlock), "--", ...footer.map(paragraph)].join("\n\n")}\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return paragraph(block);
    case "person":
      return `${block.name}, ${block.business}`;
    case "facts":
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "actions":
      return block.actions.map(({ label, href }) => `${label}\n${href}`).join("\n");
  }
}

function paragraph({ text, link }: Paragraph): string {
  return link ? `${text}\n${link.label}\n${link.href}` : text;
}
