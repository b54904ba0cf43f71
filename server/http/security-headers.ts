import { contentSecurityPolicy, type InlineHashes, type PolicySettings } from "./content-security-policy.ts";

const ONE_YEAR = 31_536_000;
const unusedFeatures =
  "accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb";

/** What only a document heeds: 1 kB that scripts and fonts, of which a page fetches ten, need not carry. */
export const documentHeaders = ["content-security-policy", "permissions-policy", "cross-origin-opener-policy"] as const;

/** The headers of every answer. Those that only make sense over TLS depend on the public origin. */
export function securityHeaders(
  publicOrigin: string,
  hashes: InlineHashes,
  { payments }: Pick<PolicySettings, "payments">,
): Record<string, string> {
  const secure = publicOrigin.startsWith("https:");
  return {
    "content-security-policy": contentSecurityPolicy(hashes, { secure, payments }),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": unusedFeatures
      .split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(secure && { "strict-transport-security": `max-age=${ONE_YEAR}` }),
  };
}
