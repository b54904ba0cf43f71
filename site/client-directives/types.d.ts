import "astro";
import type { SessionKey } from "#domain/session-keys.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:use"?: boolean | { near?: string; stirred?: boolean; drafts?: SessionKey[] };
  }
}
