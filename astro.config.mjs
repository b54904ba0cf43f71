import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { readEnv } from "./server/env.ts";

const env = readEnv(process.env);

/** @type {import("astro").AstroIntegration} */
const wakeOnUse = {
  name: "client-use",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "use", entrypoint: "./site/client-directives/use.ts" }),
  },
};

export default defineConfig({
  srcDir: "./site",
  site: env.publicOrigin,
  trailingSlash: "never",
  build: {
    // en/products.html, served as /en/products: no redirect stands between a link and its page.
    format: "file",
    // One small sheet: inlined, the first paint waits for nothing but the page.
    inlineStylesheets: "always",
  },
  devToolbar: { enabled: false },
  integrations: [react(), wakeOnUse],
  vite: {
    plugins: [tailwindcss()],
    server: { proxy: { "/api": env.devApiOrigin ?? "http://127.0.0.1:3001" } },
  },
});
