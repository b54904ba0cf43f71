import { Button } from "../../../ui/Button.tsx";

interface PaymentProblemProps {
  texts: { title: string; description: string; retry: string };
  /** What the bank or Stripe says of it, in the visitor's language. */
  reason?: string | undefined;
  onRetry: () => void;
}

export function PaymentProblem({ texts, reason, onRetry }: PaymentProblemProps) {
  return (
    <div className="grid gap-3 rounded-control border-danger border-s-4 bg-danger-soft p-5" role="alert">
      <h3 className="font-bold text-heading">{texts.title}</h3>
      <p>{texts.description}</p>
      {reason && (
        <p className="font-medium">
          <bdi>{reason}</bdi>
        </p>
      )}
      <Button className="justify-self-start" onClick={onRetry} tone="outline">
        {texts.retry}
      </Button>
    </div>
  );
}
