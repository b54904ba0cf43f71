import { rewritePages } from "./rewrite-pages.ts";

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Browsers fetch module scripts before the fonts of the first screen, which needs none of them: links, forms and the
 * menu work as plain HTML. Here they are asked for once the first screen is painted; Astro has no way to say so.
 */
export const paintBeforeScripts = rewritePages("paint-before-scripts", scriptsAfterPaint);

export function scriptsAfterPaint(html: string): string {
  const imports = [...html.matchAll(moduleScript)].map(([, address]) => `import("${address}")`);
  if (imports.length === 0) return html;
  const starter = `<script>${afterFirstPaint([PAINTED, ...imports].join(";"))}</script>`;
  return html.replace(moduleScript, "").replace("</body>", `${starter}</body>`);
}

/** For styles that wait for the first paint: site/styles/arrival.css. */
const PAINTED = 'document.documentElement.dataset.painted=""';

/** A page in a hidden tab paints nothing: then two seconds are waited, no longer. */
function afterFirstPaint(code: string): string {
  return `(()=>{let f=()=>{f=()=>{};${code}};new PerformanceObserver(()=>f()).observe({type:"paint",buffered:true});setTimeout(()=>f(),2000)})()`;
}
