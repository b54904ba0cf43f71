import { CircleCheck, Clock } from "lucide-react";
import { Text } from "../../../ui/Text.tsx";
import { ResultHeading } from "../../form/ResultHeading.tsx";

interface PaymentEndProps {
  kind: "successful" | "pending";
  texts: { title: string; description: string };
  reference: { label: string; value: string };
}

/** Nothing is left to do here: the payment has gone through, or the bank is still at it. */
export function PaymentEnd({ kind, texts, reference }: PaymentEndProps) {
  const Icon = kind === "successful" ? CircleCheck : Clock;
  return (
    <div className="grid gap-6" data-checkout-success={kind === "successful" || undefined} data-payment={kind}>
      <Icon aria-hidden="true" className="size-12 text-action" />
      <ResultHeading>{texts.title}</ResultHeading>
      <p className="text-lead">
        <Text>{texts.description}</Text>
      </p>
      <p className="border-ink border-y-2 border-dashed py-5">
        <span className="block text-muted text-sm">{reference.label}</span>
        <bdi className="break-all font-receipt font-semibold" dir="ltr">
          {reference.value}
        </bdi>
      </p>
    </div>
  );
}
