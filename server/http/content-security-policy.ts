import { embedHosts } from "#domain/embeds.ts";

export interface InlineHashes {
  /** "'sha256-…'" of every inline script and style of all pages. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * What Stripe.js needs, as https://docs.stripe.com/security/guide?csp=csp-js lists it, without the maps of its address
 * form, which we do not show. Its frames come from changing hosts under js.stripe.com; 3-D Secure comes from hooks.
 */
const stripe = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com"],
};
const nothing: typeof stripe = { scripts: [], frames: [], calls: [] };

export interface PolicySettings {
  /** The site is served over TLS. */
  secure: boolean;
  /** Payments by card are configured. */
  payments: boolean;
}

/**
 * One policy for the whole site: the client router swaps pages inside the first one and keeps that one's policy,
 * so each page must allow the inline code of all.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, { secure, payments }: PolicySettings): string {
  const card = payments ? stripe : nothing;
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...card.scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...card.calls],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [...embedHosts, ...card.frames],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(secure && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
