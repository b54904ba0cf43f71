import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:use"?: boolean | { near: string };
  }
}
