import { parseArgs } from "node:util";
import { business } from "#content/business.ts";
import { type Person, personOf } from "#server/privacy/person.ts";
import { OptionError } from "./lead-options.ts";

export type PrivacyCommand =
  | { name: "help" }
  | { name: "export"; person: Person }
  | { name: "erase"; person: Person }
  | { name: "retention" };

export const usage = `What is kept about one person, and for how long.

  npm run -s privacy -- export PHONE|E-MAIL   all of it as JSON
  npm run privacy -- erase PHONE|E-MAIL       makes it anonymous, in the database and in files
  npm run privacy -- retention                erases what is older than ${business.retentionMonths} months now; the server does so daily

A phone is found in whatever notation it was typed, with Arabic digits too. One person may have left several phones and
addresses: erase says which others stood beside the one that was given.`;

/** @throws OptionError */
export function readPrivacyCommand(args: string[]): PrivacyCommand {
  const { values, positionals } = parsed(args);
  // A phone may have blanks in it.
  const [name, ...words] = positionals;
  if (values.help || name === undefined) return { name: "help" };
  if (name === "retention" && words.length === 0) return { name };
  if (name !== "export" && name !== "erase") throw new OptionError(`--help shows what can be said`);
  const person = personOf(words.join(" "));
  if (!person) throw new OptionError(`${name} needs a phone number or an e-mail address`);
  return { name, person };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean" } } });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}
