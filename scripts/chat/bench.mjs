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

/** How long an answer takes inside the server, history included. */
export async function run() {
  const started = performance.now();
  const understanding = await openUnderstanding();
  console.log(`Opened in ${(performance.now() - started).toFixed(0)} ms`);
  const assistant = createAssistant(Promise.resolve(understanding));
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const message of messages) {
      const from = performance.now();
      await assistant.answer({ message, history, pageLocale: "en" });
      times.push(performance.now() - from);
    }
  }
  times.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => `${times[Math.floor(times.length * share)]?.toFixed(2)} ms`;
  console.log(`${times.length} answers: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
}
