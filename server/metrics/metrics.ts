import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** All that is measured; every label has a fixed set of values, so nothing of a person and no free text gets in. */
export type Metrics = ReturnType<typeof openMetrics>;

/** Seconds. A lead is acknowledged in a few milliseconds; the spec of the load test looks at 250. */
const answerBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds: the promises are 10 minutes and 2 hours. */
const lagBuckets = [1, 5, 15, 60, 300, 600, 1800, 7200, 86_400];

/** A registry of one process, with what Node says of itself. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `epos_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name: `epos_${name}`, help, labelNames, buckets, registers });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `epos_${name}`, help, labelNames, registers });

  return {
    registry,
    intake: counter("intake_total", "Requests of visitors by kind and what came of them", ["kind", "result"]),
    answers: histogram("answer_seconds", "Time to answer", ["area", "status"], answerBuckets),
    deliveries: counter("deliveries_total", "Tries to deliver by what came of them", ["channel", "outcome"]),
    lag: histogram("delivery_lag_seconds", "From a record stored to its message delivered", ["channel"], lagBuckets),
    databaseUp: gauge("database_up", "1 while the database answers"),
    outbox: gauge("outbox_messages", "Messages not delivered yet (pending) or given up (set_aside)", [
      "channel",
      "status",
    ]),
    oldest: gauge("outbox_oldest_seconds", "Age of the oldest message that still waits", ["channel"]),
    missed: gauge(
      "promises_missed",
      "Requests of the last 24 hours that the team heard of too late for what was promised, or not yet",
      ["promise"],
    ),
    spoolBytes: gauge("spool_bytes", "What the requests that wait in files take of this machine's disk"),
    spoolMaxBytes: gauge("spool_max_bytes", "What they may take before requests are refused"),
    spool: gauge("spool_requests", "Requests in files of this machine, waiting for the database or set aside", [
      "state",
    ]),
  };
}
