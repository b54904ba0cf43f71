import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".webmanifest", ".ico", ".vtt"]);
const smallestWorthwhile = 500;

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encodings = {
  br: (content) =>
    promisify(zlib.brotliCompress)(content, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(zlib.gzip)(content, { level: 9 }),
  zst: (content) => promisify(zlib.zstdCompress)(content, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }),
};

/** Writes name.br, name.gz and name.zst beside each text file of a folder, each only where it is smaller. @param {string} folder */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length <= smallestWorthwhile) return;
  for (const [suffix, compress] of Object.entries(encodings)) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(`${path}.${suffix}`, compressed);
  }
}
