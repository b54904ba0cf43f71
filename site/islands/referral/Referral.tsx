import { useState } from "react";
import type { ReferralRequest } from "#domain/referral/new-referral.ts";
import type { ReferralProps } from "./props.ts";
import { ReferralForm } from "./ReferralForm.tsx";
import { ReferralSent } from "./ReferralSent.tsx";
import { referralDraft } from "./referral-values.ts";

export function Referral(props: ReferralProps) {
  const [sent, setSent] = useState<ReferralRequest>();
  if (sent) return <ReferralSent {...props} onAnother={() => setSent(undefined)} sent={sent} />;
  const showSent = (request: ReferralRequest) => {
    referralDraft.forget();
    setSent(request);
  };
  return <ReferralForm {...props} onSent={showSent} />;
}
