import fc from "fast-check";
import { callbackBody, formOf, invoiceBody, plainForm, quoteBody } from "#server/testing/lead-bodies.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { stripeEvent } from "#server/testing/stripe-event.ts";
import { trialBody } from "#server/testing/trial-body.ts";

export interface HostileBody {
  payload: string | Buffer;
  headers: Record<string, string>;
}

type Body = Record<string, unknown>;

const payer = { customerName: "Hind Saeed", customerEmail: "hind@example.ae", locale: "ar" };
const question = {
  message: "What does it cost?",
  conversationHistory: [{ role: "user", content: "Hello" }],
  locale: "en",
};
const valid: Body[] = [quoteBody, callbackBody, invoiceBody, referralBody, trialBody, payer, question];
const json = { "content-type": "application/json" };

/** What has broken servers before, for any field. */
const nasty: unknown[] = [
  ...[null, true, false, 0, -1, -0, 1e308, 1e-308, 2 ** 53, "", " ", "0", "NaN", "undefined", "null", "true"],
  ...[[], {}, [[]], [[[[[[]]]]]], { length: -1 }, { toString: null }, { toJSON: 1 }, [null], ["x", "y"]],
  ...[
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\ufeff",
    "\u202e\u2066",
    "\u2028",
    "İ",
    "ß",
    "ﷺ".repeat(50),
    "é",
  ],
  ...[
    "e\u0301".repeat(60),
    "👩‍👩‍👧‍👦".repeat(20),
    "z\u0300\u0301\u0302".repeat(99),
    "٠٥٠١٢٣٤٥٦٧",
    "۰۵۰",
    "＋971501234567",
  ],
  ...[
    "' or 1=1 --",
    "'; drop table leads; --",
    "%s%n%x",
    "{{7*7}}",

    "<script>alert(1)</script>",
    "=cmd()",
    "../../etc",
  ],
  ...[
    "a@b.ae\r\nBcc: c@d.ae",
    `${"a".repeat(300)}@b.ae`,
    "x@\u0000.ae",
    "@",
    "a@b",
    '"a b"@c.ae',
    "a@[127.0.0.1]",
    "a@xn--.ae",
  ],
  ...[
    "x".repeat(201),
    "x".repeat(5000),
    "+".repeat(40),
    "(".repeat(15),
    "1".repeat(400),
    "-9".repeat(10),
    "1e999",
    "٣٫٥",
    "0x10",
  ],
  ...[
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "toString",
    "uae",
    "callback_request",
    "checkout_invoice",
    "en-AE",
    "xx",
  ],
];

/** Whole bodies, as they stand. */
const whole: HostileBody[] = [
  ...[
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    '""',
    "{",
    "[",
    '{"a"',
    '{"a":',
    "{]",
    "[}",
    "{'a':1}",
    "{a:1}",
    "NaN",
    "\u0000",
    "\ufeff{}",
  ],
  ...[
    `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    `${'{"a":'.repeat(4000)}1${"}".repeat(4000)}`,
    "[".repeat(30_000),
  ],
  ...[
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":1e400,"a":2}',
    `"${"x".repeat(40_000)}"`,
  ],
  ...['{"source":{"$ne":1}}', '{"locale":["ar"]}', '{"email":"\\ud800@x.ae"}', `{"${"k".repeat(20_000)}":1}`],
  ...[JSON.stringify({ ...quoteBody, notes: "\u0000".repeat(500) }), `[${JSON.stringify(quoteBody)}]`],
]
  .map((payload): HostileBody => ({ payload, headers: json }))
  .concat(
    [
      "text/plain",
      "text/xml",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-16",
    ].map((type) => ({ payload: JSON.stringify(quoteBody), headers: { "content-type": type } })),
    ["application/octet-stream", "application/x-www-form-urlencoded", "x", "application/json, text/html", "*/*"].map(
      (type) => ({
        payload: JSON.stringify(quoteBody),
        headers: { "content-type": type },
      }),
    ),
    ["=", "&", "a=%", "a=%E0%A4%A", "a[b]=1&a[c]=2", "__proto__=1", "a&a&a", "%00=%00", `${"a=1&".repeat(5000)}`].map(
      (payload) => ({
        payload,
        headers: plainForm,
      }),
    ),
    { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
    { payload: Buffer.from("{}", "utf16le"), headers: json },
    { payload: "{}", headers: { ...json, "idempotency-key": "k".repeat(201) } },
    { payload: JSON.stringify(quoteBody), headers: { ...json, "x-form-proof": "e30=", "x-form-token": "…".repeat(9) } },
    { payload: JSON.stringify(quoteBody), headers: { ...json, "content-encoding": "gzip" } },
    { payload: JSON.stringify(trialBody), headers: { ...json, origin: "http://[", "sec-fetch-site": "\u00e9" } },
  );

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 80 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double() },
);
const field = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...new Set(valid.flatMap((body) => Object.keys(body)))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "topic", "id", "status", "suspicion"),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
/** What a form of ours sends, with up to four fields spoilt. */
const spoilt = fc
  .tuple(fc.constantFrom(...valid), fc.array(fc.tuple(field, value), { minLength: 1, maxLength: 4 }))
  .map(([body, changes]): Body => Object.assign(Object.create(null), body, Object.fromEntries(changes)));

const hostile = fc.oneof(
  { weight: 8, arbitrary: spoilt.map((body): HostileBody => ({ payload: JSON.stringify(body), headers: json })) },
  {
    weight: 2,
    arbitrary: spoilt.map(
      (body): HostileBody => ({ payload: formOf(readable(body)).slice(0, 30_000), headers: plainForm }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(spoilt, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([body, part]): HostileBody => ({ payload: cut(JSON.stringify(body), part), headers: json })),
  },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }).map((payload): HostileBody => ({ payload, headers: json })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(json, plainForm))
      .map(([bytes, headers]): HostileBody => ({ payload: Buffer.from(bytes), headers })),
  },
);

const madeIntent = { id: "pi_1", amount: 349_900, currency: "aed", receipt_email: "hind@example.ae", metadata: {} };
const parts = ["id", "object", "type", "created", "data", "amount", "currency", "status", "receipt_email", "metadata"];
const changes = (names: string[], maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength })
    .map((entries): Body => Object.fromEntries(entries));
/** What Stripe reports of a payment of this site, with parts of the event, the intent or its metadata spoilt. */
const spoiltReport = fc
  .tuple(changes(parts, 1), changes(parts, 2), changes(["site", "customer_name", "locale"], 1), fc.uuid())
  .map(([event, intent, metadata, id]) => {
    const marked = { ...madeIntent, ...{ metadata: { site: "epos-site", ...metadata } }, ...intent };
    const report = {
      type: "succeeded",
      status: "succeeded",
      created: 1_795_248_000,
      id: `evt_${id.replaceAll("-", "")}`,
    };
    return JSON.stringify({ ...JSON.parse(stripeEvent(madeIntent, { ...report, intent: marked })), ...event });
  });

/** A form's values are text. */
function readable(body: Body): Body {
  const entries = Object.entries(body).map(([name, entry]) => [
    name,
    typeof entry === "string" ? entry.toWellFormed() : JSON.stringify(entry),
  ]);
  return Object.fromEntries(entries);
}

function cut(text: string, part: number): string {
  return text.slice(0, Math.floor(text.length * part));
}

/** So many bodies, the same at every run: what stands in the list first, then random ones. */
export function hostileBodies(count: number, seed: number): HostileBody[] {
  return [...whole, ...fc.sample(hostile, { numRuns: count, seed })].slice(0, count);
}

/** The same for bodies whose signature is Stripe's own. */
export function hostileReports(count: number, seed: number): HostileBody[] {
  const reports = fc.sample(spoiltReport, { numRuns: count, seed }).map((payload) => ({ payload, headers: json }));
  return [...whole.filter(({ headers }) => headers === json), ...reports].slice(0, count);
}
