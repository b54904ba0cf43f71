import { gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { documentHeaders } from "../security-headers.ts";
import { type ByteRange, readByteRange } from "./byte-range.ts";
import { encodingWeights } from "./content-encoding.ts";
import { type SiteFile, type StoredCopy, unencoded } from "./site-files.ts";

const ONE_YEAR = 31_536_000;

/** Answers with a file for everyone to keep: in the best encoding, 304 when it is known, a part when asked for one. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const copy = bestCopy(request, file);
  describeCopy(reply, file, copy);
  if (isPartOfPage(file)) for (const name of documentHeaders) reply.removeHeader(name);
  reply.header("etag", copy.etag);
  reply.header("cache-control", `public, max-age=${file.immutable ? `${ONE_YEAR}, immutable` : "0, must-revalidate"}`);
  if (isKnown(request.headers["if-none-match"], copy.etag)) return reply.code(304).removeHeader("content-type").send();
  if (!isSeekable(file)) return reply.send(copy.body);
  reply.header("accept-ranges", "bytes");
  const range = wantedRange(request, copy);
  return range === undefined ? reply.send(copy.body) : sendRange(reply, copy, range);
}

/** Answers with a page rewritten for this request, that nobody keeps and no search engine lists. */
export function sendRewrittenPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
  rewrite: (html: string) => string,
): FastifyReply {
  const copies = page.copies.filter(({ encoding }) => encoding === "identity" || encoding === "gzip");
  const copy = bestCopy(request, { ...page, copies });
  describeCopy(reply, page, copy);
  const html = rewrite(unencoded(page).toString("utf8"));
  // A page made for one answer is not worth a slower compression.
  return markPassing(reply).send(copy.encoding === "gzip" ? gzipSync(html, { level: 1 }) : html);
}

export function markPassing(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
}

function bestCopy({ headers }: FastifyRequest, { copies }: SiteFile): StoredCopy {
  const accepted = headers["accept-encoding"];
  const weightOf = encodingWeights(Array.isArray(accepted) ? accepted.join() : accepted);
  // On a tie the earlier one stays, which is the smaller one.
  return copies.reduce((best, copy) => (weightOf(copy.encoding) > weightOf(best.encoding) ? copy : best));
}

function describeCopy(reply: FastifyReply, file: SiteFile, { encoding }: StoredCopy) {
  reply.header("content-type", file.mediaType);
  if (file.copies.length > 1) reply.header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header === "*" || (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function isPartOfPage({ mediaType }: SiteFile): boolean {
  return /^(?:text\/javascript|font\/)/.test(mediaType);
}

/** Players ask videos in parts; without that they cannot jump. */
function isSeekable({ mediaType }: SiteFile): boolean {
  return mediaType.startsWith("video/");
}

function wantedRange({ headers }: FastifyRequest, { body, etag }: StoredCopy) {
  const condition = headers["if-range"];
  return condition === undefined || condition === etag ? readByteRange(headers.range, body.length) : undefined;
}

function sendRange(reply: FastifyReply, { body }: StoredCopy, range: ByteRange | "unsatisfiable"): FastifyReply {
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${body.length}`).send();
  const { first, last } = range;
  reply.code(206).header("content-range", `bytes ${first}-${last}/${body.length}`);
  return reply.send(body.subarray(first, last + 1));
}
