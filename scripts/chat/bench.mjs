import { createAssistant } from "#server/chat/assistant.ts";
import { openUnderstanding } from "#server/chat/classifier/open-understanding.ts";

const ROUNDS = 200;
const history = [
  { role: /** @type {const} */ ("user"), content: "I have 3 cafes in Dubai, what do I save with your package?" },
  { role: /** @type {const} */ ("assistant"), content: "…" },
];
const messages = [
  "and for 5?",
  "How much does the complete package cost with installation and training in Ras Al Khaimah?",
  "كم سعر الباقة مع التركيب والتدريب؟",
  "wen m7alkom w mata tefta7oon?",
  "word ".repeat(200).trim(),
];

/** How long an answer takes inside the server, history included, by the clock and by the processor's time. */
export async function run() {
  const started = performance.now();
  const understanding = await openUnderstanding();
  console.log(`Opened in ${(performance.now() - started).toFixed(0)} ms`);
  const assistant = createAssistant(Promise.resolve(understanding));
  /** @type {number[]} */
  const clock = [];
  /** @type {number[]} */
  const processor = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const message of messages) {
      const used = process.cpuUsage();
      const from = performance.now();
      await assistant.answer({ message, history, pageLocale: "en" });
      clock.push(performance.now() - from);
      const { user, system } = process.cpuUsage(used);
      processor.push((user + system) / 1000);
    }
  }
  console.log(`${clock.length} answers: ${summary(clock)}; processor ${summary(processor)}`);
  console.log(`${(process.memoryUsage().rss / 1e6).toFixed(0)} MB in memory`);
}

/** @param {number[]} times milliseconds */
function summary(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(2)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`;
}
