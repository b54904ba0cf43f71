import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { StartError } from "#server/start-error.ts";
import { measureDatabase } from "./measure-database.ts";
import { measureSpool } from "./measure-spool.ts";
import { type Metrics, openMetrics } from "./metrics.ts";

export interface MetricsServer {
  metrics: Metrics;
  /** http://127.0.0.1:9464/metrics */
  address: string;
  stop(): Promise<void>;
}

export interface MetricsSettings {
  port: number;
  dataDir: string;
  database: Database;
  clock: Clock;
}

/**
 * Shows the metrics of this process to this machine, on a port of their own that no proxy leads to.
 * @throws StartError
 */
export async function startMetrics({ port, dataDir, database, clock }: MetricsSettings): Promise<MetricsServer> {
  const metrics = openMetrics();
  const server = createServer(async ({ method, url }, response) => {
    if (url !== "/metrics" || method !== "GET") return void response.writeHead(404).end();
    await Promise.all([measureDatabase(metrics, database, clock), measureSpool(metrics, dataDir)]);
    response.writeHead(200, { "content-type": metrics.registry.contentType }).end(await metrics.registry.metrics());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch(({ code }) => {
    throw new StartError(`METRICS_PORT ${port} cannot be listened on: ${code}`);
  });
  return {
    metrics,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
