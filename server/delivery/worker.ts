import { setTimeout as pause } from "node:timers/promises";
import type { Channel } from "./channels.ts";
import { type DeliveryParts, deliverDue, type Send } from "./deliver-due.ts";

export interface Worker {
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Takes no more messages, and waits for those on their way, 5 s at most. */
  stop(): Promise<void>;
}

/** Milliseconds between looks for messages that other processes wrote, or whose wait is over. */
const LOOK_EVERY = 2000;
const FINISH_WITHIN = 5000;

/** Works off the outbox until it is stopped: one loop a channel, so that none waits for another. */
export function startWorker(parts: DeliveryParts, senders: Partial<Record<Channel, Send>>): Worker {
  const loops = Object.entries(senders).map(([channel, send]) => startLoop(parts, channel as Channel, send));
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      const ended = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([ended, pause(FINISH_WITHIN, undefined, { ref: false })]);
    },
  };
}

function startLoop(parts: DeliveryParts, channel: Channel, send: Send) {
  let stopped = false;
  let woken = Promise.withResolvers<void>();

  async function work() {
    while (!stopped) {
      woken = Promise.withResolvers();
      const taken = await deliverOrWarn(parts, channel, send);
      if (taken === 0 && !stopped) await nextLook();
    }
  }

  async function nextLook() {
    const timer = setTimeout(woken.resolve, LOOK_EVERY).unref();
    await woken.promise;
    clearTimeout(timer);
  }

  const ended = work();
  return {
    wake: () => woken.resolve(),
    stop() {
      stopped = true;
      woken.resolve();
      return ended;
    },
  };
}

/** A database that is away for a while must not end the loop. */
async function deliverOrWarn(parts: DeliveryParts, channel: Channel, send: Send): Promise<number> {
  try {
    return await deliverDue(parts, channel, send);
  } catch (error) {
    parts.logger.warn({ event: "outbox not worked off", error });
    return 0;
  }
}
