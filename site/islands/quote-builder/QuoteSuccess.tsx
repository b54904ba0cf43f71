import { Phone, Printer } from "lucide-react";
import { phoneLink } from "#domain/contact/phone-link.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { formatDubaiDate } from "#domain/promises/dubai-time.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Barcode } from "../../ui/barcode/Barcode.tsx";
import { PackageLines } from "../../ui/receipt/PackageLines.tsx";
import { Receipt, ReceiptLine, ReceiptTotal } from "../../ui/receipt/Receipt.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";
import { ResultHeading } from "../form/ResultHeading.tsx";
import type { QuoteBuilderProps } from "./props.ts";
import { outletCount, sentQuoteChat } from "./quote-texts.ts";
import type { SentQuote } from "./send-quote.ts";

interface QuoteSuccessProps extends QuoteBuilderProps {
  sent: SentQuote;
  onAnother: () => void;
}

export function QuoteSuccess(props: QuoteSuccessProps) {
  const { copy, locale, phones, sent, onAnother } = props;
  const { success } = copy.quote;

  return (
    <div
      className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-4"
      data-quote-success
    >
      <div className="grid gap-4">
        <ResultHeading>{success.title}</ResultHeading>
        <p className="text-lead">{success.lead}</p>
        <WhatsappButton href={sentQuoteChat(sent, props)} label={success.whatsapp} place="quote_success" />
        <ButtonLink
          data-track="phone_click"
          data-track-place="quote_success"
          href={phoneLink(phones.sales)}
          tone="outline"
        >
          <Phone aria-hidden="true" className="size-5" />
          {success.call}
        </ButtonLink>
      </div>
      <Receipt as="h3" className="md:col-start-2 md:row-span-2 md:row-start-1" title={copy.quote.savings.title}>
        <dl className="receipt-print" lang={locale}>
          <ReceiptLine label={success.leadId} value={<bdi dir="ltr">{sent.leadId}</bdi>} />
          <ReceiptLine label={success.date} value={formatDubaiDate(sent.sentAt, locale)} />
          <ReceiptLine
            label={success.business}
            value={<bdi className="whitespace-normal wrap-anywhere">{sent.request.businessName}</bdi>}
          />
          <ReceiptLine label={success.outlets} value={outletCount(sent.request.numberOfOutlets, props)} />
          <ReceiptLine label={success.price} value={formatDirhams(PACKAGE_PRICE, locale)} />
          <ReceiptTotal highlight label={success.savings} value={formatDirhams(sent.savings.total, locale)} />
        </dl>
        <Barcode className="mt-5 h-14 w-full" text={sent.leadId} />
        <p className="pt-2 text-center text-sm tracking-widest" dir="ltr">
          {sent.leadId}
        </p>
      </Receipt>
      <div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button className="max-sm:px-3" onClick={() => window.print()} tone="quiet">
            <Printer aria-hidden="true" className="size-5" />
            {success.print}
          </Button>
          <Button className="max-sm:px-3" onClick={onAnother} tone="quiet">
            {success.another}
          </Button>
        </div>
        <PackageLines as="h3" copy={copy.package} locale={locale} />
      </div>
    </div>
  );
}
