import type { AstroIntegration } from "astro";

/** Teaches Astro the directive of client-directives/use.ts. */
export const wakeOnUse: AstroIntegration = {
  name: "wake-on-use",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "use", entrypoint: "./site/client-directives/use.ts" }),
  },
};
