import type { ReferralRequest } from "#domain/referral/new-referral.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { FilledText } from "../../ui/FilledText.tsx";
import { Receipt, ReceiptLine } from "../../ui/receipt/Receipt.tsx";
import { ResultHeading } from "../form/ResultHeading.tsx";
import type { ReferralProps } from "./props.ts";

interface ReferralSentProps extends ReferralProps {
  sent: ReferralRequest;
  onAnother: () => void;
}

export function ReferralSent({ copy, locale, homePage, sent, onAnother }: ReferralSentProps) {
  const { form, success } = copy;
  const own = (text: string, className?: string) => <bdi className={className}>{text}</bdi>;
  const names = {
    referrerName: own(sent.referrerName),
    businessName: own(sent.businessName),
    contactPerson: own(sent.contactPerson),
  };

  return (
    <div className="grid items-start gap-10 md:grid-cols-[1.2fr_1fr]" data-referral-success>
      <div>
        <ResultHeading>
          <FilledText text={success.title} values={names} />
        </ResultHeading>
        <p className="mt-4 wrap-anywhere text-lead">
          <FilledText text={success.text} values={names} />
        </p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Button onClick={onAnother} tone="outline">
            {success.another}
          </Button>
          <ButtonLink className="sm:px-3" href={homePage} tone="quiet">
            {success.backHome}
          </ButtonLink>
        </div>
      </div>
      <Receipt as="h3" title={form.sections.business}>
        <dl className="receipt-print pb-3" lang={locale}>
          <ReceiptLine
            label={form.fields.businessName}
            value={own(sent.businessName, "whitespace-normal wrap-anywhere")}
          />
          <ReceiptLine
            label={form.fields.contactPerson}
            value={own(sent.contactPerson, "whitespace-normal wrap-anywhere")}
          />
          <ReceiptLine label={form.fields.businessPhone} value={<bdi dir="ltr">{sent.businessPhone}</bdi>} />
          <ReceiptLine label={form.fields.businessType} value={form.businessTypes[sent.businessType]} />
        </dl>
      </Receipt>
    </div>
  );
}
