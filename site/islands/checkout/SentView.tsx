import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Barcode } from "../../ui/barcode/Barcode.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="grid gap-8" data-checkout-success>
      <div>
        <h2 className="font-bold text-title outline-none" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
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
        <ol className="mt-3">
          {steps.map(({ title, text }, index) => (
            <li className="grid grid-cols-[2.25rem_1fr] border-line border-b py-4 last:border-b-0" key={title}>
              <span aria-hidden="true" className="font-bold text-action text-lg tabular-nums">
                {index + 1}
              </span>
              <div>
                <h4 className="font-semibold">
                  <Text>{title}</Text>
                </h4>
                <p className="mt-1 break-words text-muted">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
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
