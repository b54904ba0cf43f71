import { useEffect, useState } from "react";
import type { CardPayment, CardPaymentProps } from "./CardPayment.tsx";
import { PaymentProblem } from "./PaymentProblem.tsx";
import { SettingUp } from "./SettingUp.tsx";

/** Fetches what pays by card, and Stripe with it, when the tab is first opened; says so when it does not arrive. */
export function CardTab(props: CardPaymentProps) {
  const { card } = props.copy;
  const [Payment, setPayment] = useState<typeof CardPayment>();
  const [missing, setMissing] = useState(false);
  const fetchPayment = () => {
    setMissing(false);
    import("./CardPayment.tsx").then(
      (code) => setPayment(() => code.CardPayment),
      () => setMissing(true),
    );
  };
  useEffect(fetchPayment, []);

  if (Payment) return <Payment {...props} />;
  if (missing) return <PaymentProblem onRetry={fetchPayment} texts={card.setupError} />;
  return <SettingUp text={card.settingUp} />;
}
