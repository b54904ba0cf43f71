import { expect, it } from "vitest";
import { scriptsAfterPaint } from "./paint-before-scripts.ts";

it("asks for the page's modules once, in their order, at the end of the page", () => {
  const page =
    '<head><script type="module" src="/a.js"></script></head><body>x<script type="module" src="/b.js"></script></body>';
  const later = scriptsAfterPaint(page);
  expect(later).toMatch(/^<head><\/head><body>x<script>.*<\/script><\/body>$/);
  expect(later).toContain('document.documentElement.dataset.painted="";import("/a.js")');
  expect(later.match(/import\("[^"]+"\)/g)).toEqual(['import("/a.js")', 'import("/b.js")']);
});

it("leaves inline scripts and pages without modules as they are", () => {
  const page = '<body><script type="module">import "/a.js"</script></body>';
  expect(scriptsAfterPaint(page)).toBe(page);
});
