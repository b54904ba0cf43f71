import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

// The types say that both languages have a list; not that the lists are equally long, nor in the same order.
const files = readdirSync("content/en").filter((name) => name.endsWith(".ts") && name !== "team-email.ts");

it.each(files)("%s: the lists of both languages have the same items in the same order", async (file) => {
  const name = file.slice(0, -".ts".length);
  const [english, arabic] = [await import(`./en/${name}.ts`), await import(`./ar/${name}.ts`)];
  expect(lists(arabic)).toEqual(lists(english));
});

type List = [path: string, length: number, ids: unknown[]];

/** Every list in a copy file by its path. Keywords are those of each language's own searches. */
function lists(value: unknown, path = ""): List[] {
  if (typeof value !== "object" || value === null || path.endsWith(".keywords")) return [];
  const own: List[] = Array.isArray(value) ? [[path, value.length, value.map(identity)]] : [];
  return [...own, ...Object.entries(value).flatMap(([name, part]) => lists(part, `${path}.${name}`))];
}

/** What an item is, whatever it says: its own id, and the page that its link leads to. */
function identity(item: { id?: unknown; link?: { page?: unknown } }): unknown {
  return [item?.id, item?.link?.page];
}
