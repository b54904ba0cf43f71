import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { NO_PROOF, PROOF_HEADER, TOKEN_HEADER } from "#domain/spam/evidence.ts";
import { isSuspect, type Sign } from "#domain/spam/signs.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { wantsPage } from "#server/forms/form-answers.ts";
import { Refusal } from "#server/http/errors.ts";
import { contentSigns } from "./content-signs.ts";
import { newFormToken, tokenSigns } from "./form-token.ts";
import { originSigns } from "./origin-signs.ts";
import { newChallenge, solvedNonce } from "./proof-of-work.ts";
import type { Suspicion } from "./suspicion.ts";
import type { WallCounters } from "./wall-counters.ts";
import { wallSecret } from "./wall-secret.ts";

export interface WallParts {
  database: Database;
  clock: Clock;
  publicOrigin: string;
  counters: WallCounters;
}

/** The quiet spam wall: it sets the doubtful aside and refuses nobody. */
export interface SpamWall {
  /** For a form that is being used; undefined while the database does not answer. */
  formToken(): Promise<string | undefined>;
  /**
   * Why a request is doubtful; undefined when it is not. `recipient` is the address that would be written to.
   * @throws Refusal proof_needed with a challenge, during an attack, to a browser that can solve it and send again
   */
  examine(request: FastifyRequest, recipient: string): Promise<Suspicion | undefined>;
}

export function openSpamWall({ database, clock, publicOrigin, counters }: WallParts): SpamWall {
  const secretNow = wallSecret(database);
  // So that no request has to wait for it.
  void secretNow();

  async function recipientSigns(recipient: string, secret: Buffer): Promise<Sign[]> {
    const hash = createHmac("sha256", secret).update(`recipient ${recipient.toLowerCase()}`).digest("base64url");
    return (await counters.isFrequentRecipient(hash)) ? ["same-recipient"] : [];
  }

  async function proofSigns(request: FastifyRequest, secret: Buffer): Promise<Sign[]> {
    if (!(await counters.isAttack())) return [];
    const proof = headerOf(request, PROOF_HEADER);
    const nonce = proof && (await solvedNonce(proof, secret));
    if (nonce && !(await counters.isSpent(nonce))) return [];
    // A form sent without JavaScript cannot solve anything, and a browser that tried says so.
    if (wantsPage(request) || proof === NO_PROOF) return ["no-proof"];
    throw new Refusal("proof_needed", { challenge: await newChallenge(secret) });
  }

  return {
    async formToken() {
      const secret = await secretNow();
      return secret && newFormToken(clock(), secret);
    },

    async examine(request, recipient) {
      const secret = await secretNow();
      const signs = [...originSigns(request.headers, publicOrigin), ...contentSigns(request.body)];
      if (secret) {
        signs.push(...tokenSigns(headerOf(request, TOKEN_HEADER), clock(), secret));
        signs.push(...(await proofSigns(request, secret)));
        signs.push(...(await recipientSigns(recipient, secret)));
      }
      return isSuspect(signs) ? { signs, quiet: await counters.isTooManyToTell() } : undefined;
    },
  };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
