import type { SubmitKind } from "#server/repeated-submits/claims.ts";
import type { SubmitMarks } from "#server/repeated-submits/request-seed.ts";
import { bytesOnDisk, type SpoolEntry } from "./spool-entry.ts";

interface Indexed {
  content: string;
  /** Milliseconds since 1970. */
  acceptedAt: number;
  marks: string[];
  bytes: number;
}

/** Finds files of the spool without reading them all; personal data stays on the disk. */
export function openSpoolIndex() {
  const files = new Map<string, Indexed>();
  const byContent = new Map<string, string>();
  const byMark = new Map<string, string>();
  let bytes = 0;

  function remove(name: string) {
    const file = files.get(name);
    if (!file) return;
    files.delete(name);
    bytes -= file.bytes;
    if (byContent.get(file.content) === name) byContent.delete(file.content);
    for (const mark of file.marks) byMark.delete(mark);
  }

  return {
    has: (name: string) => files.has(name),
    size: () => files.size,
    names: () => [...files.keys()],
    bytes: () => bytes,
    add(name: string, entry: SpoolEntry) {
      const { id, created_at, pro_forma_token: token } = entry.record as typeof entry.record & Record<string, unknown>;
      const own = typeof token === "string" ? [id, token] : [id];
      const marks = own.map((mark) => `${entry.kind} ${mark}`);
      remove(name);
      const file = { content: contentOf(entry), acceptedAt: Date.parse(created_at), marks, bytes: bytesOnDisk(entry) };
      files.set(name, file);
      bytes += file.bytes;
      byContent.set(contentOf(entry), name);
      for (const mark of marks) byMark.set(mark, name);
    },
    remove,
    /** The file of the same content, unless it came in before `since`. */
    nameOfContent(marks: SubmitMarks, since: number): string | undefined {
      const name = byContent.get(contentOf(marks));
      return name !== undefined && (files.get(name)?.acceptedAt ?? 0) >= since ? name : undefined;
    },
    nameOfRecord: (kind: SubmitKind, mark: string) => byMark.get(`${kind} ${mark}`),
  };
}

function contentOf({ kind, contentHash }: SubmitMarks): string {
  return `${kind} ${contentHash}`;
}
