import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { InlineHashes } from "../content-security-policy.ts";
import { type ContentEncoding, storedEncodings } from "./content-encoding.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { mediaType } from "./media-types.ts";

export interface StoredCopy {
  encoding: ContentEncoding;
  body: Buffer;
  /** Strong: it names these very bytes. */
  etag: string;
}

export interface SiteFile {
  mediaType: string;
  /** Smallest first; unencoded is always among them. */
  copies: StoredCopy[];
  immutable: boolean;
}

/** The built site in memory. A request finds a file by its exact path or not at all: there is no path to escape. */
export interface SiteFiles {
  /** By address: /en, /en/products, /_astro/app.js */
  public: ReadonlyMap<string, SiteFile>;
  /** Every HTML page by its name in the build, those that have no address of their own too. */
  pages: ReadonlyMap<string, SiteFile>;
  inlineHashes: InlineHashes;
}

export const noSite: SiteFiles = { public: new Map(), pages: new Map(), inlineHashes: { scripts: [], styles: [] } };

/** Reads a built site. Dot files are left out; templates, 404 pages and the root's page get no address of their own. */
export function loadSiteFiles(distDir: string): SiteFiles {
  const names = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(distDir.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !name.split("/").some((segment) => segment.startsWith(".")));
  const known = new Set(names);
  const originals = names.filter((name) => !isStoredCopy(name, known));
  const files = new Map(originals.map((name) => [name, readSiteFile(distDir, name)]));
  const pages = new Map([...files].filter(([name]) => name.endsWith(".html")));
  return {
    public: new Map([...files].filter(([name]) => hasAddress(name)).map(([name, file]) => [addressOf(name), file])),
    pages,
    inlineHashes: inlineHashes([...pages.values()].map((page) => unencoded(page).toString("utf8"))),
  };
}

export function unencoded(file: SiteFile): Buffer {
  return file.copies.find((copy) => copy.encoding === "identity")?.body ?? Buffer.alloc(0);
}

function isStoredCopy(name: string, names: ReadonlySet<string>): boolean {
  const ending = extname(name);
  return ending in storedEncodings && names.has(name.slice(0, -ending.length));
}

function hasAddress(name: string): boolean {
  return !/^templates\/|^index\.html$|(?:^|\/)404\.html$/.test(name);
}

function addressOf(name: string): string {
  return `/${encodeURI(name.replace(/\.html$/, "")).replace(/[?#]/g, encodeURIComponent)}`;
}

function readSiteFile(distDir: string, name: string): SiteFile {
  const path = join(distDir, name);
  const copies = [storedCopy("identity", path)];
  for (const [ending, encoding] of Object.entries(storedEncodings)) {
    if (existsSync(path + ending)) copies.push(storedCopy(encoding, path + ending));
  }
  copies.sort((one, other) => one.body.length - other.body.length);
  return { mediaType: mediaType(name), copies, immutable: name.startsWith("_astro/") };
}

function storedCopy(encoding: ContentEncoding, path: string): StoredCopy {
  const body = readFileSync(path);
  return { encoding, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}
