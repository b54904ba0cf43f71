import { openConnection } from "./http-connection.mjs";

const TICK = 2;
const MOST_CONNECTIONS = 400;
const ANSWER_WITHIN = 10_000;

/** @typedef {import("./http-connection.mjs").Connection} Connection */
/** @typedef {{ n: number, due: number }} Task due: milliseconds */
/** @typedef {{ latencies: number[], errors: Record<string, number>, sent: number, late: number[] }} Outcome milliseconds; late: how far behind its plan the generator sent */

/**
 * Sends at a fixed rate whatever the answers take, as visitors do. Latency counts from the moment at which a request
 * was due, so that a server that stands still for a second is charged for all that should have been sent meanwhile.
 * @param {{ host: string, port: number, rate: number, warmUp: number, seconds: number, expected: number, request: (n: number) => string }} plan
 * @returns {Promise<Outcome>} of the seconds after the warm-up
 */
export async function openLoop({ host, port, rate, warmUp, seconds, expected, request }) {
  const idle = /** @type {Connection[]} */ ([]);
  const queue = /** @type {Task[]} */ ([]);
  /** @type {Outcome} */
  const outcome = { latencies: [], errors: {}, sent: 0, late: [] };
  let open = 0;
  let underWay = 0;

  const total = Math.round((warmUp + seconds) * rate);
  const counted = Math.round(warmUp * rate);
  const start = performance.now();
  const dueAt = (/** @type {number} */ n) => start + (n / rate) * 1000;

  /** @param {string} reason */
  const fail = (reason) => {
    outcome.errors[reason] = (outcome.errors[reason] ?? 0) + 1;
  };

  /** @param {Connection} connection @param {Task} task */
  function use(connection, { n, due }) {
    underWay += 1;
    const timer = setTimeout(() => connection.close(), ANSWER_WITHIN);
    waiting.set(connection, { n, due, timer });
    connection.send(request(n), (status) => {
      finish(connection, status === expected ? undefined : `status ${status}`);
      const next = queue.shift();
      if (next) use(connection, next);
      else idle.push(connection);
    });
  }

  /** @type {Map<Connection, Task & { timer: NodeJS.Timeout }>} */
  const waiting = new Map();
  /** @param {Connection} connection @param {string} [reason] */
  function finish(connection, reason) {
    const task = waiting.get(connection);
    if (!task) return;
    waiting.delete(connection);
    clearTimeout(task.timer);
    underWay -= 1;
    if (reason) fail(reason);
    else if (task.n >= counted) outcome.latencies.push(performance.now() - task.due);
  }

  /** @param {Task} task */
  function send(task) {
    const free = idle.pop();
    if (free) return use(free, task);
    if (open >= MOST_CONNECTIONS) return void queue.push(task);
    open += 1;
    /** @type {Connection} */
    const connection = openConnection({
      host,
      port,
      onLost() {
        open -= 1;
        const place = idle.indexOf(connection);
        if (place >= 0) idle.splice(place, 1);
        finish(connection, "connection lost");
      },
    });
    use(connection, task);
  }

  let next = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; next < total && dueAt(next) <= now; next += 1) {
        if (next >= counted) outcome.late.push(now - dueAt(next));
        send({ n: next, due: dueAt(next) });
      }
      if (next < total || underWay + queue.length > 0) return;
      clearInterval(timer);
      resolve(undefined);
    }, TICK);
  });
  for (const connection of idle) connection.close();
  outcome.sent = total - counted;
  return outcome;
}
