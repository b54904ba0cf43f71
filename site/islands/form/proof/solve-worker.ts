import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Out of the page's way, so that it scrolls and types as before. Answers null when it took too long. */
self.addEventListener("message", async ({ data }: MessageEvent<{ challenge: Challenge; timeout: number }>) => {
  self.postMessage(await solveChallenge({ ...data, deriveKey }));
});
