import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress.mjs";

test("text files get their compressed forms, where these are smaller; others are left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "epos-compress-"));
  const page = "<p>مرحبا</p>".repeat(100);
  mkdirSync(join(folder, "en"));
  writeFileSync(join(folder, "en/page.html"), page);
  writeFileSync(join(folder, "small.html"), "<p>short</p>");
  writeFileSync(join(folder, "font.woff2"), page);
  writeFileSync(join(folder, ".build.json"), page);
  await precompress(folder);

  expect(readdirSync(folder).sort()).toEqual([".build.json", "en", "font.woff2", "small.html"]);
  const read = (suffix: string) => readFileSync(join(folder, `en/page.html.${suffix}`));
  expect(brotliDecompressSync(read("br")).toString()).toBe(page);
  expect(gunzipSync(read("gz")).toString()).toBe(page);
  expect(zstdDecompressSync(read("zst")).toString()).toBe(page);
  rmSync(folder, { recursive: true });
});
