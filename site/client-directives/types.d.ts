import "astro";
import type { Wakers } from "./use.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:use"?: boolean | Wakers;
  }
}
