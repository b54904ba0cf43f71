/** The database did not do what was asked, and may do it later: nothing was acknowledged, the sender may try again. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  /** Such as SQLITE_5, 57P01 or ECONNREFUSED. Unlike the message of the cause it never holds stored values. */
  readonly code: string;

  constructor(code: string) {
    super("The database does not answer");
    this.code = code;
  }
}

/** Passes a result on, and turns the errors of a database that is away, busy, frozen or full into one. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = unavailableCode(error);
    throw code === undefined ? error : new DatabaseUnavailable(code);
  }
}

// Primary result codes: perm, busy, locked, nomem, readonly, interrupt, ioerr, corrupt, full, cantopen, protocol, notadb.
const sqliteCodes = new Set([3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 26]);
// Classes: connection, password or role, no such database, transaction rollback, insufficient resources, lock not available, intervention, system error.
const sqlStates = /^(?:08|28|3D|40|53|55|57|58)...$|^25006$|^25P0[23]$/;
const networkCodes = /^(?:E[A-Z]+|EAI_[A-Z]+)$/;
const driverMessages =
  /^(?:Query read timeout|timeout exceeded when trying|Connection terminated|Client (?:has encountered|was closed)|Postgres connection has been discarded|driver has already been destroyed|Cannot use a pool after|database is not open)/;

function unavailableCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR" && typeof errcode === "number") {
    return sqliteCodes.has(errcode & 0xff) ? `SQLITE_${errcode}` : undefined;
  }
  if (typeof code === "string" && (sqlStates.test(code) || networkCodes.test(code))) return code;
  if (error.name === "AbortedTransactionError") return "ABORTED_TRANSACTION";
  return driverMessages.test(error.message) ? "NO_ANSWER" : undefined;
}
