import { setTimeout as pause } from "node:timers/promises";
import { quoteBody } from "#server/testing/lead-bodies.ts";

/** One visitor's request, under the key it is sent again with. */
export interface SentLead {
  key: string;
  body: object;
  /** 0 when the line was cut. */
  status: number;
  leadId: string | undefined;
  /** Until the answer was there. */
  milliseconds: number;
}

let count = 0;

/** Sends one lead that no other is like. */
export async function sendLead(url: string): Promise<SentLead> {
  count += 1;
  return await sendAgain(url, { key: `key-${count}`, body: { ...quoteBody, businessName: `Shop ${count}` } });
}

export async function sendAgain(url: string, { key, body }: Pick<SentLead, "key" | "body">): Promise<SentLead> {
  const started = performance.now();
  const answer = await post(url, key, body);
  return { key, body, ...answer, milliseconds: performance.now() - started };
}

async function post(url: string, key: string, body: object) {
  // A connection each: one that is kept may be closed between two requests, and nobody could tell that from a cut.
  const headers = { "content-type": "application/json", "idempotency-key": key, connection: "close" };
  try {
    const answer = await fetch(`${url}/api/leads`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, leadId: (await answer.json()).leadId as string | undefined };
  } catch {
    return { status: 0, leadId: undefined };
  }
}

export interface Load {
  sent: SentLead[];
  /** Resolves when the last answer is there. */
  end(): Promise<SentLead[]>;
}

/** Visitors who send leads one after the other, until `end`. */
export function startLoad(url: string, visitors = 4): Load {
  const sent: SentLead[] = [];
  let ended = false;
  const all = Array.from({ length: visitors }, async () => {
    while (!ended) {
      sent.push(await sendLead(url));
      await pause(20);
    }
  });
  return {
    sent,
    async end() {
      ended = true;
      await Promise.all(all);
      return sent;
    },
  };
}

/** Such as "312 answers, median 9 ms, slowest 812 ms". */
export function timesOf(sent: SentLead[]): string {
  const times = sent.map(({ milliseconds }) => Math.round(milliseconds)).sort((one, other) => one - other);
  return `${times.length} answers, median ${times[times.length >> 1]} ms, slowest ${times.at(-1)} ms`;
}
