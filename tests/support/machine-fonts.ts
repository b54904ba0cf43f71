import type { Page } from "@playwright/test";

/** The texts of the page, if any, that stand in a font of the machine instead of one the site brings. */
export async function textsInMachineFonts(page: Page, except: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument", { depth: -1 });
  await page.evaluate((leftOut) => {
    for (const element of document.body.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const shown = element.checkVisibility() && !element.closest(`script, style, ${leftOut}`);
      if (hasText && shown) element.setAttribute("data-text", "");
    }
  }, except);
  const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-text]" });
  const described = await Promise.all(
    nodeIds.map(async (nodeId) => {
      // What has left the page since, such as a toast, is in no font.
      const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] }));
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (foreign.length === 0) return [];
      const { outerHTML } = await client.send("DOM.getOuterHTML", { nodeId });
      return [`${foreign.join(", ")}: ${outerHTML.slice(0, 200)}`];
    }),
  );
  await client.detach();
  return described.flat();
}
