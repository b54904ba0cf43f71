import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * A sender as limits know it: a keyed hash of the network address, so that no address is stored. Of IPv6 only the
 * first 64 bits count: one subscriber has all the rest.
 */
export function senderKey(address: string, secret: Buffer): string {
  return createHmac("sha256", secret).update(network(address)).digest("base64url");
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.split("%")[0] ?? "";
  return isIPv6(plain) ? firstHalf(plain) : address;
}

function firstHalf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, gap)).fill("0"), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
