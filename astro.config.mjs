import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { readEnv } from "./server/env.ts";
import { bareIcons } from "./site/integrations/bare-icons.ts";
import { componentPage } from "./site/integrations/component-page.ts";
import { paintBeforeScripts } from "./site/integrations/paint-before-scripts.ts";
import { wakeOnUse } from "./site/integrations/wake-on-use.ts";

const env = readEnv(process.env);

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
  integrations: [componentPage, react(), wakeOnUse, paintBeforeScripts, bareIcons],
  vite: {
    plugins: [tailwindcss()],
    server: { proxy: { "/api": env.devApiOrigin ?? "http://127.0.0.1:3001" } },
  },
});
