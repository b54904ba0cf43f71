/** Nothing by which someone can be reached leaves the server: e-mail addresses, phones, long numbers. */
export function withoutContactDetails(text: string): string {
  return text
    .replace(/[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/gu, "[…]")
    .replace(/\+?[\d\u0660-\u0669\u06f0-\u06f9](?:[\s\-()./]*[\d\u0660-\u0669\u06f0-\u06f9]){6,}/gu, "[…]");
}
