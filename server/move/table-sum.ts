import { createHash } from "node:crypto";

export type Cell = string | number | bigint | Uint8Array | null;
export type Cells = Record<string, Cell>;

const ROOM = 2n ** 256n;

/** Count and content of a table, in whatever order its rows come and whether a number comes as a string or not. */
export class TableSum {
  readonly #columns: readonly string[];
  count = 0;
  #sum = 0n;

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  add(row: Cells) {
    const values = this.#columns.map((column) => (row[column] === null ? null : String(row[column])));
    const hash = createHash("sha256").update(JSON.stringify(values)).digest("hex");
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % ROOM;
    this.count += 1;
  }

  equals(other: TableSum): boolean {
    return this.count === other.count && this.#sum === other.#sum;
  }

  /** Short enough to be read and compared by eye. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(64, "0").slice(0, 16);
  }
}
