import { teamEmail } from "#content/en/team-email.ts";
import { fill } from "#domain/language/fill.ts";
import { readSigns } from "#domain/spam/signs.ts";
import type { ToldRecord } from "../told-record.ts";
import type { EmailDocument } from "./email-document.ts";

/** The team's message about a suspect says so before anything else, and why; about others it stays as it is. */
export function markedIfSuspect(document: EmailDocument, record: ToldRecord): EmailDocument {
  const suspicion = suspicionOf(record);
  if (suspicion === null) return document;
  const { subject, text, signs } = teamEmail.suspect;
  const reasons = readSigns(suspicion).map((sign) => signs[sign]);
  return {
    ...document,
    subject: fill(subject, { subject: document.subject }),
    blocks: [
      { kind: "paragraph", tone: "warning", text: fill(text, { reasons: reasons.join("; ") }) },
      ...document.blocks,
    ],
  };
}

function suspicionOf(record: ToldRecord): string | null {
  switch (record.kind) {
    case "lead":
      return record.lead.suspicion;
    case "referral":
      return record.referral.suspicion;
    case "trial":
      return record.trial.suspicion;
    case "payment":
      return null;
  }
}
