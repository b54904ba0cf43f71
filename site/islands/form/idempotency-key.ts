/** The same content sent again (a double click, a lost answer) carries the same key and stays one request. */
export function idempotencyKeys(): (content: string) => string {
  let last = { content: "", key: "" };
  return (content) => {
    if (content !== last.content || last.key === "") {
      const random = crypto.getRandomValues(new Uint8Array(16));
      last = { content, key: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") };
    }
    return last.key;
  };
}
