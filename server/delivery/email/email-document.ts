import type { Locale } from "#domain/language/locales.ts";

/** An e-mail before it is written as HTML and as text. Texts may hold isolates: ltr(), typed(). */
export interface EmailDocument {
  locale: Locale;
  subject: string;
  title: string;
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
}

export type Block =
  | ({ kind: "paragraph"; strong?: boolean } & Paragraph)
  | { kind: "facts"; facts: Fact[] }
  | { kind: "actions"; actions: Action[] };
