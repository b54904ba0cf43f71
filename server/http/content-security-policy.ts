import { embedHosts } from "#domain/embeds.ts";

export interface InlineHashes {
  /** "'sha256-…'" of every inline script and style of all pages. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * One policy for the whole site: the client router swaps pages inside the first one and keeps that one's policy,
 * so each page must allow the inline code of all.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, secure: boolean): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": embedHosts,
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(secure && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
