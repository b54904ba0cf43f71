import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";

/** Gets an e-mail out; `name` is the same at every try. */
export type SendEmail = (name: string, email: SendMailOptions) => Promise<void>;

/** Where messages go while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** Writes each message as an .eml file, which every mail program opens. It is on the disk when the promise resolves. */
export function writeToFolder(folder: string): SendEmail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (name, email) => {
    const { message } = await composer.sendMail({ ...email, ...noFiles });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${name}.eml`);
    await writeDurably(`${path}.part`, message as Buffer);
    await rename(`${path}.part`, path);
    await syncFolder(dirname(path));
  };
}

/** Nothing that a visitor typed may make the composer read a file or fetch an address. */
export const noFiles = { disableFileAccess: true, disableUrlAccess: true };

async function writeDurably(path: string, content: Buffer) {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
