import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:use"?: boolean;
  }
}
