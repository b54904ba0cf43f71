import { BlockList, isIP, isIPv4 } from "node:net";

/** Ranges that lead to this machine, its network, or nowhere (IANA's special-purpose registries). */
const privateRanges4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Public IPv6 is 2000::/3; of that, these wrap or stand for other addresses. */
const otherRanges6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused4 = blockList(privateRanges4, "ipv4");
const refused6 = blockList(otherRanges6, "ipv6");
const allowed6 = blockList(["2000::/3"], "ipv6");

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !refused4.check(address, "ipv4");
  return allowed6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

function blockList(ranges: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
