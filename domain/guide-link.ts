/** A guide of the documentation site, which is asked by its module: "https://docs.example.ae/?module=printer" (spec 2). */
export function guideLink(docs: string, module: string): string {
  const address = new URL(docs);
  address.searchParams.set("module", module);
  return address.href;
}
