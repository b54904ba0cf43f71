import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { deliverDue } from "#server/delivery/deliver-due.ts";
import { mailFolder, writeToFolder } from "#server/delivery/email/mail-folder.ts";
import { emailSender } from "#server/delivery/email/send-email.ts";
import { invoiceBody, quoteBody } from "./lead-bodies.ts";
import { referralBody } from "./referral-body.ts";
import type { TestApp } from "./test-app.ts";
import { trialBody } from "./trial-body.ts";

/** Two people with traces wherever the server leaves any: Aisha, and Omar beside her. */
export const aisha = { email: "Aisha@Corner.example.ae", phone: "٠٥٠ ١٢٣ ٤٥٦٧" };
export const omar = { email: "omar@palm.example.ae", phone: "+971 55 765 4321" };

/** What must be gone when Aisha is; each is unlike anything else. */
export const traces = [
  "aisha",
  "corner",
  "501234567",
  "50 123 4567",
  "٠٥٠ ١٢٣ ٤٥٦٧",
  "عائشة",
  "canarynote",
  "100234567890123",
];

export async function leaveTraces(app: TestApp, dataDir: string) {
  const own = { businessName: "Corner Cafe", contactPerson: "عائشة", ...aisha };
  await app.post({ ...quoteBody, ...own, notes: "canarynote" }, { "idempotency-key": "key-1" });
  await app.post({
    ...invoiceBody,
    ...own,
    companyName: "Corner LLC",
    trn: "100234567890123",
    address: "Corner Street",
  });
  await app.postTo("/api/trials", {
    ...trialBody,
    fullName: "Aisha",
    email: "AISHA@corner.example.ae",
    phone: "0501234567",
  });
  const referred = { businessName: "Palm", contactPerson: "Omar", businessPhone: omar.phone, notes: "" };
  await app.postTo("/api/referrals", {
    ...referralBody,
    ...referred,
    referrerName: "Aisha",
    referrerEmail: aisha.email,
  });
  const byOmar = { referrerName: "Omar", referrerEmail: omar.email, businessName: "Corner", contactPerson: "Aisha" };
  await app.postTo("/api/referrals", {
    ...referralBody,
    ...byOmar,
    businessPhone: "971501234567",
    notes: "canarynote",
  });
  await app.post({
    ...quoteBody,
    businessName: "Palm",
    contactPerson: "Omar",
    ...omar,
    notes: "or call 00971-50-1234567",
  });
  await addPayments(app.database);
  await writeEmails(app, dataDir);
  mkdirSync(join(dataDir, "spool", "set-aside"), { recursive: true });
  writeFileSync(
    join(dataDir, "spool", "lead-1.json"),
    `x\n${JSON.stringify({ record: { email: "aisha@corner.example.ae" } })}\n`,
  );
  writeFileSync(join(dataDir, "spool", "set-aside", "lead-2.json"), '{"phone":"+971501234567"');
  writeFileSync(join(dataDir, "spool", "lead-3.json"), JSON.stringify({ record: omar }));
}

async function addPayments(database: Database) {
  const times = { created_at: "2026-11-20T08:00:00.000Z", updated_at: "2026-11-20T08:00:00.000Z" };
  const payer = { amount: 349_900, customer_email: aisha.email, customer_name: "Aisha", ...times };
  const payments = [
    { id: "P1", stripe_payment_intent_id: "pi_1", status: "succeeded", ...payer },
    { id: "P2", stripe_payment_intent_id: "pi_2", status: "canceled", ...payer },
  ];
  await database.run((db) => db.insertInto("payments").values(payments).execute());
}

/** As the worker does where there is no mail server. */
async function writeEmails({ database, clock }: TestApp, dataDir: string) {
  const settings = { publicOrigin: "http://localhost:3000", from: "shop@example.ae", team: "team@example.ae" };
  const send = emailSender(database, settings, writeToFolder(mailFolder(dataDir)));
  const logger = { info: () => undefined, warn: () => undefined };
  for (const channel of ["email-team", "email-customer"] as const) {
    while ((await deliverDue({ database, clock, logger }, channel, send)) > 0);
  }
}

/** Every byte below a folder, of files and of the database with its log, as text in small letters. */
export function bytesBelow(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = files.map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), "utf8")}`);
  return read.join("\n").toLowerCase();
}
