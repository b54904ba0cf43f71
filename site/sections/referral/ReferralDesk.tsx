import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "#content/business.ts";
import type { referral } from "#content/en/referral.ts";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Text } from "../../ui/Text.tsx";

interface ReferralDeskProps {
  copy: Pick<typeof referral, "expect" | "help">;
  /** The form: an island, so the page hands it in. */
  children: ReactNode;
}

export function ReferralDesk({ copy, children }: ReferralDeskProps) {
  const { text, phone } = copy.help;
  return (
    <section className="py-16 lg:py-24" id="refer">
      <div className="shell grid items-start gap-14 lg:grid-cols-[1fr_19rem] lg:gap-24">
        {children}
        <aside
          aria-labelledby="referral-help"
          className="grid gap-6 border-notice border-s-4 ps-6 lg:sticky lg:inset-bs-32"
        >
          <p className="text-muted">
            <Text>{copy.expect.reward}</Text>
          </p>
          <div>
            <p className="font-semibold" id="referral-help">
              <Text>{text}</Text>
            </p>
            <ButtonLink
              className="mt-3 flex-wrap gap-y-1"
              data-track="phone_click"
              data-track-place="referral"
              href={phoneLink(business.phones.sales)}
              tone="outline"
            >
              <Phone aria-hidden="true" className="size-5" />
              {phone.label}
              <span className="tabular-nums">
                <Text>{phone.number}</Text>
              </span>
            </ButtonLink>
          </div>
        </aside>
      </div>
    </section>
  );
}
