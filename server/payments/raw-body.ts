import { pipeline, Transform } from "node:stream";
import type { FastifyRequest, preParsingAsyncHookHandler } from "fastify";

const bodies = new WeakMap<FastifyRequest, Buffer[]>();

/** For a route's preParsing: keeps the bytes of the body, as a signature over them needs. */
export const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const pieces: Buffer[] = [];
  bodies.set(request, pieces);
  const kept = new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done(null, piece);
    },
  });
  // An error of the request also ends what is read of it.
  return pipeline(payload, kept, () => undefined);
};

export function rawBody(request: FastifyRequest): Buffer {
  return Buffer.concat(bodies.get(request) ?? []);
}
