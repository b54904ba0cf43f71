import type { FastifyServerOptions } from "fastify";
import type { TrustedProxies } from "#server/env-fields.ts";

const BODY_LIMIT = 32 * 1024;
/** Milliseconds for a request to arrive in whole; with the interval of the look-out less than ten seconds. */
const SLOWEST_REQUEST = 8000;
const LOOK_OUT_EVERY = 1000;
/** For a line on which nothing moves, such as that of somebody who asks and does not read. */
const STUCK_LINE = 60_000;
/** Longer than load balancers keep theirs (60 s), so that none sends into a connection that we close. */
const KEEP_ALIVE = 65_000;

export function serverOptions(proxies: TrustedProxies) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOWEST_REQUEST,
    keepAliveTimeout: KEEP_ALIVE,
    connectionTimeout: STUCK_LINE,
    // While stopping, a request on a connection that is already open is a request like any other.
    return503OnClosing: false,
    http: { headersTimeout: SLOWEST_REQUEST, connectionsCheckingInterval: LOOK_OUT_EVERY },
    // Such keys mean nothing to us: dropped like every unknown field, so that no lead is lost over one.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    trustProxy: trustProxy(proxies),
    exposeHeadRoutes: true,
  } satisfies FastifyServerOptions & { http: object };
}

function trustProxy(proxies: TrustedProxies): FastifyServerOptions["trustProxy"] {
  return typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
}
