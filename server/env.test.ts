import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

test("everything has a default", () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: "http://localhost:3000",
    dataDir: resolve("./var"),
    distDir: resolve("./dist"),
    databaseUrl: undefined,
    trustProxy: false,
    rateLimit: true,
    attackAt: 120,
    spoolMaxBytes: 512 * 1024 * 1024,
    delivery: { worker: true, smtpUrl: undefined, mailFrom: undefined, mailTeam: undefined, webhook: undefined },
    payments: undefined,
    devApiOrigin: undefined,
    development: false,
  });
});

test("an empty value counts as not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "", PUBLIC_ORIGIN: "", TRUST_PROXY: "" })).toEqual(readEnv({}));
});

test("the default origin follows the port", () => {
  expect(readEnv({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
});

test.each([
  ["https://www.example.ae", "https://www.example.ae"],
  ["https://www.example.ae/", "https://www.example.ae"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["HTTPS://WWW.Example.AE", "https://www.example.ae"],
])("PUBLIC_ORIGIN %s is read as %s", (given, expected) => {
  expect(readEnv({ PUBLIC_ORIGIN: given }).publicOrigin).toBe(expected);
});

test.each([
  ["off", false],
  ["false", false],
  ["0", false],
  ["2", 2],
  ["10.0.0.1", ["10.0.0.1"]],
  ["10.0.0.0/8, fd00::/8, loopback", ["10.0.0.0/8", "fd00::/8", "loopback"]],
])("TRUST_PROXY %s", (given, expected) => {
  expect(readEnv({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
});

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

test("a webhook has one secret or, while it is changed, several", () => {
  const { webhook } = readEnv({
    WEBHOOK_URL: "https://crm.example.ae/hook",
    WEBHOOK_SECRETS: `${secret} ${secret}`,
  }).delivery;
  expect(webhook?.secrets.map(({ length }) => length)).toEqual([32, 32]);
  expect(webhook?.allowPrivate).toBe(false);
});

test("MAIL_TEAM may name several, MAIL_FROM a name", () => {
  const { delivery } = readEnv({ MAIL_FROM: "EPOS Sales <sales@example.ae>", MAIL_TEAM: "a@example.ae, b@example.ae" });
  expect(delivery).toMatchObject({ mailFrom: "EPOS Sales <sales@example.ae>", mailTeam: "a@example.ae, b@example.ae" });
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

test("payments by card need all three keys", () => {
  expect(readEnv(stripe).payments).toEqual({
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    apiBase: undefined,
  });
  for (const missing of Object.keys(stripe)) {
    expect(() => readEnv({ ...stripe, [missing]: "" })).toThrow(new RegExp(`^${missing} must be set too.+$`));
  }
});

describe("a wrong value stops the start with one line that names it", () => {
  test.each([
    { PORT: "http" },
    { PORT: "65536" },
    { PORT: "-1" },
    { PUBLIC_ORIGIN: "example.ae" },
    { PUBLIC_ORIGIN: "ftp://example.ae" },
    { PUBLIC_ORIGIN: "https://example.ae/shop" },
    { PUBLIC_ORIGIN: "https://example.ae?x" },
    { PUBLIC_ORIGIN: "https://me:secret@example.ae" },
    { DATABASE_URL: "mysql://localhost/epos" },
    { DATABASE_URL: "localhost/epos" },
    { TRUST_PROXY: "on" },
    { TRUST_PROXY: "11" },
    { TRUST_PROXY: "10.0.0.0/33" },
    { TRUST_PROXY: "10.0.0.1,everyone" },
    { RATE_LIMIT: "no" },
    { RATE_LIMIT: "off", PUBLIC_ORIGIN: "https://example.ae" },
    { DEV_API_ORIGIN: "3001" },
    { DELIVERY: "yes" },
    { SMTP_URL: "mail.example.ae:25" },
    { SMTP_URL: "http://mail.example.ae" },
    { MAIL_FROM: "Sales" },
    { MAIL_FROM: "a@example.ae\r\nBcc: b@example.ae" },
    { MAIL_TEAM: "one@example.ae,two" },
    { WEBHOOK_URL: "crm.example.ae/hook" },
    { WEBHOOK_URL: "http://crm.example.ae/hook", WEBHOOK_SECRETS: secret },
    { WEBHOOK_SECRETS: "", WEBHOOK_URL: "https://crm.example.ae/hook" },
    { WEBHOOK_SECRETS: "whsec_short" },
    { ...stripe, STRIPE_SECRET_KEY: "pk_test_1" },
    { STRIPE_PUBLISHABLE_KEY: "sk_test_1" },
    { STRIPE_WEBHOOK_SECRET: "secret" },
    { STRIPE_PUBLISHABLE_KEY: "pk_live_1", STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    { STRIPE_API_BASE: "localhost" },
  ])("%o", (source) => {
    const [name] = Object.keys(source);
    expect(() => readEnv(source)).toThrow(EnvError);
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name} .+$`));
  });
});

test("the message never repeats an address that may hold a password", () => {
  expect(() => readEnv({ DATABASE_URL: "mysql://me:secret@host/x" })).toThrow(/^(?!.*secret)/);
  expect(() => readEnv({ STRIPE_SECRET_KEY: "hidden" })).toThrow(/^(?!.*hidden)/);
});
