import { z } from "zod";

const MAX_LENGTH = 254;
const plainAddress = z.email();

/**
 * International domains are valid too, but zod knows only Latin letters: the domain is converted to ASCII, and a
 * converted label, whose digits and dashes zod would refuse at the end of a domain, is stood in for.
 */
export function isEmail(typed: string): boolean {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  if (at < 1 || address.length > MAX_LENGTH) return false;
  const domain = asciiDomain(address.slice(at + 1));
  return domain !== undefined && plainAddress.safeParse(`${address.slice(0, at)}@${domain}`).success;
}

function asciiDomain(domain: string): string | undefined {
  // A URL would also swallow a port, a path or an IP number: only letters, digits, dots and dashes may pass.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname.replace(/xn--[a-z0-9-]+/g, "idn");
  } catch {
    return undefined;
  }
}
