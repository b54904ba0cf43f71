import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";

export const inlineScript = "if (1 < 2 && 3 > 2) document.documentElement.dataset.ready = '“yes”';";
export const inlineStyle = "astro-island{display:contents}";

function page(title: string, body = ""): string {
  return `<!DOCTYPE html><html><head><title>${title}</title><meta property="og:title" content="${title}"><link rel="canonical" href="https://example.ae/"><link rel="alternate" hreflang="en-AE" href="https://example.ae/">
<meta property="og:url" content="https://example.ae/"><style>${inlineStyle}</style>
<script type="application/ld+json">{"@type":"FAQPage"}</script><script type="module">${inlineScript}</script>
<script type="module" src="/_astro/app.abc.js"></script></head><body><h1>${title}</h1>${body}<!--end--></body></html>`;
}

const languageLink = (other: string, href: string) =>
  `<a class="x" data-language-switch="${other}" href="${href}" hreflang="${other}-AE">${other}</a>`;

const quoteForm = `<form id="quote-form" method="post" action="/api/leads">
<input type="hidden" name="source" value="quote_builder"><input type="hidden" name="locale" value="en">
<p data-form-error hidden>Some answers need a second look.</p>
<input name="businessName" value=""><p data-error-for="businessName" hidden=""></p>
<input name="contactPerson" value=""><p data-error-for="contactPerson" hidden=""></p>
<input type="email" name="email" value="" aria-invalid="false"><p data-error-for="email" hidden=""></p>
<input type="tel" name="phone" value=""><p data-error-for="phone" hidden=""></p>
<select name="businessType"><option value="" selected>Choose</option><option value="cafe">Cafe</option></select>
<p data-error-for="businessType" hidden=""></p>
<select name="emirate"><option value="">Choose</option><option value="dubai">Dubai</option></select>
<p data-error-for="emirate" hidden=""></p>
<input name="numberOfOutlets" value="1"><p data-error-for="numberOfOutlets" hidden=""></p>
<input type="radio" name="preferredContactMethod" value="whatsapp" checked="">
<input type="radio" name="preferredContactMethod" value="email">
<textarea name="notes"></textarea></form><form id="other"><input name="businessName" value=""></form>`;

const received = `<dl><dd data-fill="leadId"></dd><dd data-fill="businessName"></dd><dd data-fill="date"></dd><dd data-fill="outlets"></dd>
<dd data-fill="expectedSavings"></dd></dl><a data-fill-href="whatsapp" href="https://wa.me/">WhatsApp</a>`;

const referralForm = `<form id="referral-form" method="post" action="/api/referrals">
<p data-form-error hidden>Some answers need a second look.</p>
<input name="referrerName" value=""><input name="referrerEmail" value=""><p data-error-for="referrerEmail" hidden=""></p>
<input name="businessName" value=""><textarea name="notes"></textarea></form>`;

const invoiceForm = `<form id="invoice-form" method="post" action="/api/leads"><input name="companyName" value="">
<input name="trn" value=""><p data-error-for="trn" hidden=""></p><input name="address" value=""></form>`;

const invoiceReceived = `<p><bdi data-fill="leadId"></bdi> <bdi data-fill="email"></bdi> <bdi data-fill="promisedTime"></bdi>
<a data-fill-href="whatsapp" href="https://wa.me/">WhatsApp</a><a data-fill-href="proForma" href="/">Pro-forma</a></p>`;

const callbackReceived = `<p><bdi data-fill="leadId"></bdi> <span data-fill="promisedTime"></span>
<a data-fill-href="whatsapp" href="https://wa.me/">WhatsApp</a></p>`;

const proFormaFields = "number date buyerCompany buyerContact buyerTrn buyerAddress buyerEmirate buyerEmail buyerPhone";
const proForma = (other: string) =>
  `${languageLink(other, `/${other}/checkout`)}
${proFormaFields
  .split(" ")
  .map((name) => `<bdi data-fill="${name}"></bdi>`)
  .join("")}`;

const referralReceived = `<p><bdi data-fill="referrerName"></bdi> <bdi data-fill="businessName"></bdi>
<bdi data-fill="contactPerson"></bdi></p>`;

const trialForm = `<section data-personal hidden>Your own page</section>
<section data-impersonal><form id="trial-form" method="post" action="/api/trials"><input name="fullName" value="">
<p data-error-for="fullName" hidden=""></p><input name="phone" value=""></form></section>`;

const long = "Words enough to be worth compressing. ".repeat(60);

const files: Record<string, string | Buffer> = {
  "index.html": page("Root"),
  "en.html": page("Home", long),
  "ar.html": page("الرئيسية", long),
  "en/products.html": page("Products", quoteForm),
  "ar/products.html": page("الباقة", quoteForm),
  "en/about.html": page("About"),
  "en/checkout.html": page("Checkout", invoiceForm),
  "en/referral.html": page("Referral", referralForm),
  "ar/referral.html": page("الإحالة", referralForm),
  "en/trial-download.html": page("Trial", languageLink("ar", "/ar/trial-download") + trialForm),
  "ar/trial-download.html": page("التجربة", trialForm),
  "en/404.html": page("404 Page Not Found", languageLink("ar", "/ar")),
  "ar/404.html": page("404 الصفحة غير موجودة", languageLink("en", "/en")),
  "templates/en/request-received.html": page("Received", received),
  "templates/ar/request-received.html": page("وصل الطلب", received),
  "templates/en/invoice-received.html": page("Invoice requested", invoiceReceived),
  "templates/ar/invoice-received.html": page("وصل طلب الفاتورة", invoiceReceived),
  "templates/en/callback-received.html": page("Call requested", callbackReceived),
  "templates/ar/callback-received.html": page("وصل طلب الاتصال", callbackReceived),
  "templates/en/pro-forma.html": page("Pro-forma invoice {number}", proForma("ar")),
  "templates/ar/pro-forma.html": page("فاتورة مبدئية {number}", proForma("en")),
  "templates/en/referral-received.html": page("Referral received", referralReceived),
  "templates/ar/referral-received.html": page("وصلت الإحالة", referralReceived),
  "_astro/app.abc.js": `// ${long}`,
  "media/tour.mp4": Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251)),
  "robots.txt": "User-agent: *\n",
  "images/till@2x.webp": "picture",
  "favicon.ico": "icon",
  ".build.json": JSON.stringify({ origin: "http://localhost:3000" }),
  ".secret": "hidden",
};

/** A small built site in a folder of its own; text files stand there compressed too. */
export function fixtureSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "epos-site-"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(?:html|js)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.zst`, zstdCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  return folder;
}
