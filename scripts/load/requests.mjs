/** What a browser sends for a page. @param {string} host @param {string} path */
export function pageRequest(host, path) {
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;
}

/** A quote request as the site sends it; each is of another shop. @param {string} host @param {number} n */
export function leadRequest(host, n) {
  const body = JSON.stringify({
    businessName: `Load test shop ${n}`,
    contactPerson: "Load Test",
    email: `shop${n}@load.example.ae`,
    phone: `050 ${String(1_000_000 + (n % 9_000_000))}`,
    businessType: "retail",
    emirate: "dubai",
    numberOfOutlets: 1 + (n % 5),
    preferredContactMethod: "whatsapp",
    notes: "",
    source: "quote_builder",
    locale: n % 2 ? "ar" : "en",
  });
  const head = `POST /api/leads HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccept: application/json`;
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
