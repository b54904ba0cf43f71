import { teamEmail as copy } from "#content/en/team-email.ts";
import { fill } from "#domain/language/fill.ts";
import { ltr } from "#domain/language/isolate.ts";
import type { ToldRecord } from "../told-record.ts";
import type { Action, EmailDocument } from "./email-document.ts";
import { leadForTeam } from "./team-lead.ts";
import { personLinks, type TeamPerson } from "./team-links.ts";
import { referralForTeam, trialForTeam } from "./team-others.ts";
import { paymentForTeam } from "./team-payment.ts";
import { markedIfSuspect } from "./team-suspect.ts";
import { shortened, typed } from "./typed-text.ts";

/** What the team needs of a record of any kind. */
export interface ForTeam {
  person: TeamPerson;
  wants: string;
  todo: string;
  promised: string;
  /** Label and value; what is empty is left out. */
  facts: [label: string, value: string | null][];
  actions?: Action[];
}

/** The team's message about a record: on a phone, what to do is in the subject and the number is one tap away. */
export function teamEmail(record: ToldRecord, publicOrigin: string): EmailDocument {
  const { person, wants, todo, promised, facts: others, actions = [] } = forTeam(record, publicOrigin);
  const { name, business, number } = person;
  const facts: ForTeam["facts"] = [[copy.facts.wants, wants], ...others];
  const document: EmailDocument = {
    locale: "en",
    subject: fill(copy.subject, {
      todo,
      name: typed(shortened(name)),
      business: typed(shortened(business)),
      number: ltr(number),
    }),
    masthead: { text: wants, number: ltr(number) },
    title: todo,
    isTask: true,
    blocks: [
      { kind: "person", name: typed(name), business: typed(business) },
      { kind: "paragraph", text: promised },
      { kind: "actions", actions: [...personLinks(person), ...actions] },
      { kind: "facts", facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
    ],
    footer: [{ text: copy.footer }],
  };
  return markedIfSuspect(document, record);
}

function forTeam(record: ToldRecord, publicOrigin: string): ForTeam {
  switch (record.kind) {
    case "lead":
      return leadForTeam(record.lead, publicOrigin);
    case "referral":
      return referralForTeam(record.referral);
    case "trial":
      return trialForTeam(record.trial);
    case "payment":
      return paymentForTeam(record.payment);
  }
}
