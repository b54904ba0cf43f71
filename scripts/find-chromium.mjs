import { findProgram } from "./process/find-program.mjs";
import { installPackage } from "./process/package-manager.mjs";

const candidates = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Root may not use Chromium's sandbox; the others keep a check from reaching out to the network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium or Chrome (CHROME_PATH first), if there is one. */
export function presentChromium() {
  return findProgram([process.env.CHROME_PATH, ...candidates]);
}

/** The same, installed by the system's package manager if there is none. */
export function findChromium() {
  const packages = { "apt-get": "chromium", dnf: "chromium", apk: "chromium" };
  const found = presentChromium() ?? (installPackage(packages) ? presentChromium() : undefined);
  if (found) return found;
  console.error("No Chromium or Chrome was found: install one, or put its path into CHROME_PATH.");
  process.exit(1);
}
