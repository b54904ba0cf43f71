import type { Locale } from "#domain/language/locales.ts";

/** An e-mail before it is written as HTML and as text. Texts may hold isolates: ltr(), typed(). */
export interface EmailDocument {
  locale: Locale;
  subject: string;
  /** What the printer above the paper bears, in HTML only: whose message it is or what it is about, and its number. */
  masthead: { text: string; number?: string };
  title: string;
  /** A title that tells what must be done stands out. */
  isTask?: boolean;
  blocks: Block[];
  /** Small print, each a paragraph. */
  footer: Paragraph[];
}

export interface Paragraph {
  text: string;
  link?: Action;
}

export interface Action {
  label: string;
  href: string;
}

export interface Fact {
  label: string;
  value: string;
  /** As on a receipt: the sum, and the line that must be noticed. */
  tone?: "total" | "notice";
}

export type Block =
  | ({ kind: "paragraph"; tone?: "heading" | "warning" } & Paragraph)
  | { kind: "person"; name: string; business: string }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "actions"; actions: Action[] };
