import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callbackBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { testApp } from "#server/testing/test-app.ts";
import { toldRecord } from "../told-record.ts";
import { composeEmail } from "./compose.ts";

const sales = (name: string) => ({ name, address: business.emails.sales });

test.each([
  { locale: "ar", from: undefined, customer: sales(business.brand.ar), team: sales(business.brand.en) },
  { locale: "en", from: undefined, customer: sales(business.brand.en), team: sales(business.brand.en) },
  { locale: "ar", from: "Shop <a@example.ae>", customer: "Shop <a@example.ae>", team: "Shop <a@example.ae>" },
])("who writes to a customer in $locale, where MAIL_FROM is $from", async ({ locale, from, customer, team }) => {
  const server = await testApp();
  await server.post({ ...callbackBody, locale });
  for (const message of await outboxRows(server.database)) {
    if (message.channel === "webhook") continue;
    const record = await server.database.run((db) => toldRecord(db, message));
    const email = composeEmail(message, record, { publicOrigin: "https://www.example.ae", from, team: "t@example.ae" });
    expect(email.from).toEqual(message.channel === "email-team" ? team : customer);
  }
  await server.close();
});
