import { type FormEventHandler, type ReactNode, useId } from "react";
import type { LeadSource } from "#domain/lead/sources.ts";
import { Text } from "../../ui/Text.tsx";
import { Honeypot } from "../form/Honeypot.tsx";
import { Refused } from "../form/Refused.tsx";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { Unsent } from "../form/Unsent.tsx";
import type { CheckoutProps } from "./props.ts";
import type { Tab } from "./use-chosen-tab.ts";

interface RequestFormProps extends CheckoutProps {
  id: string;
  source: LeadSource;
  /** Where the form stands: a refused one is shown again, and its panel must be the open one. */
  panel: Tab;
  texts: { title: string; intro: string; submit: string };
  /** Names the required fields that hold nothing; undefined when all hold something. */
  stillEmpty: string | undefined;
  sending: boolean;
  /** Some field was refused after sending. */
  refused: boolean;
  /** Set once the request did not get through: what the server said of it, if anything. */
  unsent: { reason: string | undefined; chat: string } | undefined;
  onEdit: () => void;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** Also a plain form: without JavaScript it is posted to the same address, which then answers with a page. */
export function RequestForm(props: RequestFormProps) {
  const { id, source, panel, locale, copy, texts, stillEmpty, sending, refused, unsent } = props;
  const hint = useId();
  return (
    <form
      action={`/api/leads#${panel}`}
      aria-labelledby={`${id}-title`}
      className="grid gap-8"
      data-astro-reload
      id={id}
      method="post"
      noValidate
      onInput={props.onEdit}
      onSubmit={props.onSubmit}
    >
      <input name="source" type="hidden" value={source} />
      <input name="locale" type="hidden" value={locale} />
      <Honeypot label={copy.validation.leaveEmpty} />
      <div>
        <h2 className="font-bold text-title" id={`${id}-title`}>
          {texts.title}
        </h2>
        <p className="mt-3 max-w-xl text-lead">
          <Text>{texts.intro}</Text>
        </p>
      </div>
      <Refused shown={refused} text={copy.refused} />
      {props.children}
      <div className="grid gap-4">
        <SubmitButton
          aria-describedby={stillEmpty && hint}
          disabled={stillEmpty !== undefined || sending}
          whyOff={stillEmpty}
        >
          {sending ? copy.submitting : texts.submit}
        </SubmitButton>
        {/* Its line is kept free, so that nothing moves when the last field is filled in. */}
        <p className={`text-center text-muted text-sm ${stillEmpty ? "" : "invisible"}`} id={hint}>
          {copy.fillFirst}
        </p>
        {unsent && <Unsent {...unsent} copy={copy.notDelivered} place={`${source}_unsent`} />}
        <p className="text-muted text-sm">
          {copy.privacy.text}{" "}
          <a
            className="inline-block py-2 font-medium text-action underline underline-offset-4 hover:decoration-2"
            href={props.privacyPage}
          >
            {copy.privacy.link}
          </a>
        </p>
      </div>
    </form>
  );
}
