import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callbackBody, invoiceBody, quoteBody } from "#server/testing/lead-bodies.ts";
import { outboxRows } from "#server/testing/outbox-rows.ts";
import { referralBody } from "#server/testing/referral-body.ts";
import { type SmtpStandIn, smtpStandIn } from "#server/testing/smtp-stand-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trialBody } from "#server/testing/trial-body.ts";
import type { Channel } from "../channels.ts";
import { deliverDue } from "../deliver-due.ts";
import { type OutboxMessage, release } from "../leases.ts";
import { type ToldRecord, toldRecord } from "../told-record.ts";
import { composeEmail } from "./compose.ts";
import { writeToFolder } from "./mail-folder.ts";
import { emailSender } from "./send-email.ts";
import { sendBySmtp } from "./smtp.ts";

const settings = { publicOrigin: "https://www.example.ae", from: "EPOS <sales@example.ae>", team: "team@example.ae" };

let server: TestApp;
const undo: (() => unknown)[] = [];
beforeEach(async () => {
  server = await testApp();
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await server.close();
});

interface Email {
  subject: string;
  html: string;
  text: string;
  to: unknown;
  messageId: string;
}

/** The e-mail that a request makes, before it is encoded. */
async function emailOf(channel: Channel, body: object, url = "/api/leads"): Promise<Email> {
  expect((await server.postTo(url, body)).status).toBe(201);
  const message = (await outboxRows(server.database)).find((row) => row.channel === channel) as OutboxMessage;
  const record: ToldRecord = await server.database.run((db) => toldRecord(db, message));
  return composeEmail(message, record, settings) as unknown as Email;
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const hrefs = (html: string) =>
  parse(html)
    .querySelectorAll("a")
    .map((link) => link.getAttribute("href") ?? "");

describe("to the team", () => {
  test("a call-back: by when, whom, and the number one tap away", async () => {
    // 12:00 in Dubai, so the morning of the next day.
    const { subject, html, text } = await emailOf("email-team", callbackBody);
    expect(plain(subject)).toMatch(
      /^Call Sunday, 22 November, 9\sAM-12\sPM: Omar Haddad, Palm Pharmacy \(\w{4}-\w{4}\)$/,
    );
    expect(plain(text)).toMatch(/Promised: a call on Sunday, 22 November, 9\sAM-12\sPM, UAE time\./);
    expect(hrefs(html)).toContain("tel:+97141234567");
    const chat = hrefs(html).find((href) => href.startsWith("https://wa.me/97141234567?text="));
    expect(decodeURIComponent(chat ?? "")).toContain("مرحباً Omar Haddad");
  });

  test("a call-back now has ten minutes, an invoice two hours, in Dubai time", async () => {
    const call = await emailOf("email-team", { ...callbackBody, preferredTime: "now" });
    expect(plain(call.subject)).toMatch(/^Call by 12:10\sPM: /);
    await server.close();
    server = await testApp();
    const { subject, html, text } = await emailOf("email-team", invoiceBody);
    expect(plain(subject)).toMatch(/^Invoice by 2:00\sPM: Mariam Saleh, Souk Market/);
    expect(plain(text)).toContain("TRN: 100234567890123");
    expect(hrefs(html).some((href) => /^https:\/\/www\.example\.ae\/en\/pro-forma\/[0-9a-f]{32}$/.test(href))).toBe(
      true,
    );
  });

  test("a quote: what they want and what they were shown", async () => {
    const { text } = await emailOf("email-team", quoteBody);
    for (const fact of ["Prefers: WhatsApp", "Outlets: 3", "Emirate: Dubai", "2-year saving shown: AED\u00a017,870"]) {
      expect(plain(text)).toContain(fact);
    }
    expect(plain(text)).toContain("Notes: Opening in March");
  });

  test("a referral and a trial", async () => {
    const referral = await emailOf("email-team", referralBody, "/api/referrals");
    expect(plain(referral.text)).toContain("Referred by: Omar Haddad, omar@palm.example.ae");
    await server.close();
    server = await testApp();
    const trial = await emailOf("email-team", trialBody, "/api/trials");
    expect(trial.html).toContain("tel:+971507654321");
    expect(trial.html).not.toMatch(/trial-download/);
  });
});

describe("to the customer", () => {
  test.each([
    ["en", "ltr", "left", "AED\u00a017,870", "3 outlets"],
    ["ar", "rtl", "right", "17,870\u00a0درهم", "3 فروع"],
  ])(
    "a quote in %s: figures, what happens next, how to reach us, how to withdraw",
    async (locale, dir, side, saving, outlets) => {
      const { subject, html, text } = await emailOf("email-customer", { ...quoteBody, locale });
      const page = parse(html);
      for (const selector of ["html", "body", "table"]) {
        expect(page.querySelector(selector)?.attributes).toMatchObject({ lang: locale, dir });
      }
      const cells = page.querySelectorAll("table, td");
      expect(cells.length).toBeGreaterThan(12);
      for (const cell of cells) expect(cell.getAttribute("dir")).toBe(dir);
      expect(html).toContain(`text-align:${side}`);
      expect(html).not.toContain(`text-align:${side === "left" ? "right" : "left"}`);
      for (const part of [subject, html, text]) expect(part).toContain(saving);
      expect(text).toContain(outlets);
      expect(html).toMatch(/<bdi dir="ltr" style="white-space:nowrap">050 123 4567<\/bdi>/);
      expect(html).toContain('<bdi dir="auto">Aisha Rahman</bdi>');
      expect(hrefs(html).some((href) => href.startsWith("mailto:privacy@example.ae?subject="))).toBe(true);
      expect(hrefs(html).some((href) => href.startsWith("tel:+9714"))).toBe(true);
      expect(hrefs(html)).toContain(`https://www.example.ae/${locale}/checkout`);
    },
  );

  test.each([callbackBody, { ...invoiceBody, locale: "ar" }])(
    "no Latin words in Arabic but names and codes: $source",
    async (body) => {
      const { html } = await emailOf("email-customer", body);
      const page = parse(html);
      for (const element of page.querySelectorAll("bdi, style, title")) element.remove();
      expect(page.querySelector("body")?.textContent.match(/[A-Za-z]{3,}/g)).toBeNull();
    },
  );

  test("an invoice: the pro-forma invoice, by when the other comes, in the customer's language", async () => {
    const { html, text } = await emailOf("email-customer", { ...invoiceBody, locale: "ar" });
    expect(hrefs(html).some((href) => /^https:\/\/www\.example\.ae\/ar\/pro-forma\/[0-9a-f]{32}$/.test(href))).toBe(
      true,
    );
    expect(text).toMatch(/قبل \u20662:00\sPM\u2069 بتوقيت الإمارات/);
  });

  test("a trial: the way back to the personal page", async () => {
    const { html } = await emailOf("email-customer", { ...trialBody, locale: "ar" }, "/api/trials");
    expect(hrefs(html).some((href) => /\/ar\/trial-download\/[0-9a-f]{32}$/.test(href))).toBe(true);
  });

  test("nobody advertises to strangers through the form", async () => {
    const { html, text, subject } = await emailOf("email-customer", {
      ...quoteBody,
      contactPerson: "Win at casino.example",
      businessName: "evil.example/x",
      notes: "visit www.evil.example",
    });
    for (const part of [html, text, subject]) expect(part).not.toMatch(/casino|evil/);
    expect(text).toContain("Hello,\n");
  });
});

describe("hostile text", () => {
  const hostile = {
    ...quoteBody,
    contactPerson: 'Eve\r\nBcc: victim@example.ae\u2028X: y "<b>\u202e',
    businessName: `<script>alert(1)</script>${"x".repeat(60)}`,
    notes: `</td></table><img src=x onerror=alert(1)>\u2069\u2069 ${"y".repeat(1800)}`,
  };

  async function encoded(channel: Channel): Promise<string> {
    const email = await emailOf(channel, hostile);
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    return String((await transport.sendMail(email as object)).message);
  }

  test.each(["email-team", "email-customer"] as const)("adds no header to %s", async (channel) => {
    const message = await encoded(channel);
    const head = message.slice(0, message.indexOf("\r\n\r\n"));
    const names = [...head.matchAll(/^([A-Za-z-]+):/gm)].map(([, name]) => name?.toLowerCase());
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("x");
    expect(names.filter((name) => name === "to")).toHaveLength(1);
    for (const line of message.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
  });

  test("is shown, not run, and closes none of our isolates", async () => {
    const { html, subject } = await emailOf("email-team", hostile);
    const page = parse(html);
    expect(page.querySelectorAll("script, img")).toEqual([]);
    expect(html.match(/<bdi/g)?.length).toBe(html.match(/<\/bdi>/g)?.length);
    expect(html).not.toContain("\u202e");
    expect(plain(subject)).toMatch(/^Quote, wants WhatsApp: Eve.+ \(\w{4}-\w{4}\)$/s);
    expect(subject.length).toBeLessThanOrEqual(150);
  });
});

describe("getting out", () => {
  const parts = () => ({ database: server.database, clock: server.clock, logger: { info() {}, warn() {} } });
  const row = async (channel: Channel) =>
    (await outboxRows(server.database)).find((entry) => entry.channel === channel);

  async function smtp(
    refuse?: Parameters<typeof smtpStandIn>[0],
  ): Promise<SmtpStandIn & { send: ReturnType<typeof emailSender> }> {
    const standIn = await smtpStandIn(refuse);
    const { send, close } = sendBySmtp(standIn.url);
    undo.push(standIn.close, close);
    return { ...standIn, send: emailSender(server.database, settings, send) };
  }

  test("by a mail server", async () => {
    const { send, taken } = await smtp();
    await server.post(quoteBody);
    await deliverDue(parts(), "email-customer", send);
    await deliverDue(parts(), "email-team", send);
    const message = await row("email-customer");
    expect(message?.status).toBe("sent");
    expect(taken.map(({ recipients }) => recipients)).toEqual([["aisha@corner.example.ae"], ["team@example.ae"]]);
    expect(taken[0]?.message).toContain(`Message-ID: <${message?.id}@www.example.ae>`);
    expect(taken[0]?.message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(taken[1]?.message).toMatch(/^Reply-To: Aisha Rahman <aisha@corner\.example\.ae>/m);
  });

  test("a message that was sent and not noted is sent again under the same Message-ID", async () => {
    const { send, taken } = await smtp();
    await server.post(quoteBody);
    await deliverDue(parts(), "email-team", async (message) => {
      await send(message);
      // As after a crash: nothing is noted, the lease runs out.
      await server.database.run((db) => release(db, message.lease_token ?? "", message.id, {}));
    });
    await deliverDue(parts(), "email-team", send);
    const ids = taken.map(({ message }) => /^Message-ID: .+$/m.exec(message)?.[0]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test("a mailbox that does not exist is not tried again; one that is full is; the team's always", async () => {
    let answer = "550 5.1.1 no such user aisha@corner.example.ae";
    const { send } = await smtp(() => answer);
    await server.post(quoteBody);
    await deliverDue(parts(), "email-customer", send);
    expect(await row("email-customer")).toMatchObject({ status: "set_aside", last_error: "SMTP 550" });
    await deliverDue(parts(), "email-team", send);
    expect(await row("email-team")).toMatchObject({ status: "pending", last_error: "SMTP 550" });
    answer = "452 4.2.2 full";
    server.pass(10_000);
    await deliverDue(parts(), "email-team", send);
    expect(await row("email-team")).toMatchObject({ status: "pending", last_error: "SMTP 452" });
  });

  test("no mail server there: tried again", async () => {
    const { send, close } = sendBySmtp("smtp://127.0.0.1:1");
    undo.push(close);
    await server.post(quoteBody);
    await deliverDue(parts(), "email-team", emailSender(server.database, settings, send));
    expect(await row("email-team")).toMatchObject({ status: "pending", last_error: "ESOCKET" });
  });

  test("without one, as files that only their owner reads, one a message however often it is written", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "epos-mail-")), "mail");
    undo.push(() => rmSync(dirname(folder), { recursive: true, force: true }));
    const send = emailSender(server.database, settings, writeToFolder(folder));
    await server.post(quoteBody);
    await deliverDue(parts(), "email-customer", async (message) => {
      await send(message);
      await send(message);
    });
    const message = await row("email-customer");
    expect(readdirSync(folder)).toEqual([`20261121080000-email-customer-${message?.id}.eml`]);
    const path = join(folder, readdirSync(folder)[0] ?? "");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readFileSync(path, "utf8")).toContain(`Message-ID: <${message?.id}@www.example.ae>`);
  });
});
