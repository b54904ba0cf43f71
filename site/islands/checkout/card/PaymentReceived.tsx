import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CheckoutProps } from "../props.ts";

interface PaymentReceivedProps {
  texts: CheckoutProps["copy"]["card"]["successful"];
  reference: string;
}

export function PaymentReceived({ texts, reference }: PaymentReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="grid gap-6" data-checkout-success>
      <CircleCheck aria-hidden="true" className="size-12 text-action" />
      <h2 className="font-bold text-title outline-none" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="text-lead">{texts.description}</p>
      <p className="border-ink border-y-2 border-dashed py-5">
        <span className="block text-muted text-sm">{texts.reference}</span>
        <bdi className="break-all font-receipt font-semibold" dir="ltr">
          {reference}
        </bdi>
      </p>
    </div>
  );
}
