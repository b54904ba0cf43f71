import type { AstroIntegration } from "astro";

/** /components shows every component in every state. It exists while developing only: no build ever holds it. */
export const componentPage: AstroIntegration = {
  name: "component-page",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command === "dev") injectRoute({ pattern: "/components", entrypoint: "./site/showcase/components.astro" });
    },
  },
};
