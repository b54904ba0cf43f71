import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Barcode } from "../../ui/barcode/Barcode.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";
import { ResultHeading } from "../form/ResultHeading.tsx";

interface SentViewProps {
  texts: { title: string; number: string; nextTitle: string; whatsapp: string; another: string };
  leadId: string;
  steps: { title: string; text: string }[];
  chat: { href: string; place: string };
  onAnother: () => void;
  /** What stands above the steps: the promise itself. */
  promise?: ReactNode;
  /** What stands between the steps and the chat. */
  children?: ReactNode;
}

/** The counterfoil of a request: its number, and what happens next. */
export function SentView({ texts, leadId, steps, chat, onAnother, promise, children }: SentViewProps) {
  return (
    <div className="grid gap-8" data-checkout-success>
      <div>
        <ResultHeading>{texts.title}</ResultHeading>
        {promise}
      </div>
      <div className="grid items-center gap-x-8 gap-y-3 border-ink border-y-2 border-dashed py-5 sm:grid-cols-[auto_1fr]">
        <p>
          <span className="block text-muted text-sm">{texts.number}</span>
          <bdi className="font-receipt font-semibold text-heading" dir="ltr">
            {leadId}
          </bdi>
        </p>
        <Barcode className="h-12 w-full" text={leadId} />
      </div>
      <div>
        <h3 className="font-bold text-heading">{texts.nextTitle}</h3>
        <div className="mt-3">
          <Steps
            as="h4"
            steps={steps.map(({ title, text }) => ({ title: <Text>{title}</Text>, text: <Text>{text}</Text> }))}
          />
        </div>
      </div>
      {children}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <WhatsappButton href={chat.href} label={texts.whatsapp} place={chat.place} />
        <Button onClick={onAnother} tone="quiet">
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
