import { createRequire } from "node:module";

/** Comes with Astro. @type {typeof import("sharp").default} */
export const sharp = createRequire(import.meta.resolve("astro"))("sharp");
