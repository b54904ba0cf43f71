import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/**
 * The first program that exists: absolute paths are tried as they are, names in the folders of PATH.
 * @param {(string | undefined)[]} candidates
 * @returns {string | undefined}
 */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return candidates
    .flatMap((candidate) => {
      if (!candidate || isAbsolute(candidate)) return candidate ?? [];
      return folders.map((folder) => join(folder, candidate));
    })
    .find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
