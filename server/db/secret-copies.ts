import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folderOf = (dataDir: string) => join(dataDir, "secrets");

/** Copies of secrets that stand in the database, in DATA_DIR/secrets. */
export function secretCopies(dataDir: string) {
  const folder = folderOf(dataDir);
  return {
    async keep(name: string, secret: Buffer): Promise<void> {
      if ((await this.read(name))?.equals(secret)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.${randomUUID()}.tmp`);
      await writeFile(temporary, secret.toString("base64"), { mode: 0o600 });
      await rename(temporary, join(folder, name));
    },
    async read(name: string): Promise<Buffer | undefined> {
      const text = await readFile(join(folder, name), "utf8").catch(() => "");
      return text === "" ? undefined : Buffer.from(text, "base64");
    },
  };
}

/** Whether a server with this folder has reached its database before. */
export function hasSecretCopies(dataDir: string): boolean {
  return existsSync(folderOf(dataDir));
}
