import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

export type { Challenge };

const VALID_SECONDS = 600;
/** About half a second of a phone's work: 1,000 rounds for each of 300 to 600 tries. */
const COST = 1000;
const TRIES = { fewest: 300, most: 600 };

/** Something for a browser to work out; checking it costs next to nothing. */
export async function newChallenge(secret: Buffer): Promise<Challenge> {
  return await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.fewest),
    deriveKey,
    // The library compares with the machine's own clock.
    expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    ...secretsOf(secret),
  });
}

/** The nonce of a challenge that was solved; undefined for anything else. That it is used once is the caller's to see. */
export async function solvedNonce(proof: string, secret: Buffer): Promise<string | undefined> {
  try {
    const payload = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Payload;
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(secret) });
    return verified ? payload.challenge.parameters.nonce : undefined;
  } catch {
    // Whatever cannot be read proves nothing.
    return undefined;
  }
}

function secretsOf(secret: Buffer) {
  const text = secret.toString("base64");
  return { hmacSignatureSecret: `challenge ${text}`, hmacKeySignatureSecret: `solution ${text}` };
}
