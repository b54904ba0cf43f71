import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

/** What `TRUST_PROXY` says: nobody, a number of proxies in front, or their addresses. */
export type TrustedProxies = false | number | string[];

export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, "must be a port from 0 to 65535")
  .transform(Number);

export const whole = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
      `must be a whole number from ${from} to ${to}`,
    )
    .transform(Number);

export const folder = z.string().transform((path) => resolve(path));

/** Scheme, host and port of an address that has nothing more. */
export const origin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text.toLowerCase())
    );
  }, "must be an absolute http or https origin without a path, such as https://www.example.ae")
  .transform((text) => new URL(text).origin);

// The message does not repeat the value: it may hold a password.
export const postgresUrl = z
  .string()
  .refine(
    (text) => ["postgres:", "postgresql:"].includes(URL.parse(text)?.protocol ?? ""),
    "must be a postgres:// or postgresql:// address",
  );

const RANGE_NAMES = ["loopback", "linklocal", "uniquelocal"];
const MOST_PROXIES = 10;

export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const entries = text.split(",").map((entry) => entry.trim().toLowerCase());
  if (entries.length === 1 && ["off", "false", "0"].includes(text)) return false;
  if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text);
  if (entries.every(isAddressRange)) return entries;
  context.addIssue("must be off, a number of proxies from 1 to 10, or a comma-separated list of addresses and ranges");
  return z.NEVER;
});

function isAddressRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (RANGE_NAMES.includes(text)) return true;
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
}
