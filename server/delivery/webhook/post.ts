import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { DeliveryFailure } from "../delivery-failure.ts";
import { isPublicAddress } from "./public-address.ts";

const ANSWER_WITHIN = 10_000;

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowPrivate: boolean;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * POSTs and reads the answer's head only; follows no redirect. The address that was checked is the one connected to:
 * asking the name again could give another.
 */
export async function post({ url, headers, body, allowPrivate }: Post): Promise<PostAnswer> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new DeliveryFailure("PRIVATE_ADDRESS");
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(ANSWER_WITHIN);
  const options = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    agent: false,
    signal,
    ...(!allowPrivate && { lookup: publicLookup }),
  };
  const request = (target.protocol === "https:" ? httpsRequest : httpRequest)(target, options, resolve);
  request.on("error", (error) => reject(signal.aborted ? new DeliveryFailure("TIMEOUT") : error));
  request.end(body);
  const answer = await promise;
  const { statusCode = 0, headers: said } = answer;
  answer.on("error", () => undefined).destroy();
  return { status: statusCode, retryAfter: said["retry-after"] };
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Fails when a name leads to any address that is not public. */
function publicLookup(host: string, options: LookupOptions, found: Found) {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new DeliveryFailure("ENOTFOUND"), "");
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new DeliveryFailure("PRIVATE_ADDRESS"), "");
    }
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}
