const base64Lines = /(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+/gm;

/** All that can be read in a stored e-mail: as it is, and with its quoted-printable and base64 parts decoded. */
export function mailText(source: string): string {
  const blocks = [...source.matchAll(base64Lines)].map(([block]) => Buffer.from(block, "base64").toString("utf8"));
  return [source, quotedPrintable(source), ...blocks].join("\n");
}

function quotedPrintable(source: string): string {
  const joined = source.replace(/=\r?\n/g, "");
  return joined.replace(/(?:=[0-9A-F]{2})+/gi, (codes) => {
    return Buffer.from(codes.replaceAll("=", ""), "hex").toString("utf8");
  });
}
