/** Why a copy cannot be made or put back, in one line for whoever asked. */
export class BackupError extends Error {
  override name = "BackupError";
}
