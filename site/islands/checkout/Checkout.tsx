import { Landmark, Phone } from "lucide-react";
import { Tabs } from "radix-ui";
import { useRef, useState } from "react";
import { localeEntry } from "#domain/language/locales.ts";
import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import { useAwake } from "../form/use-awake.ts";
import { CallbackForm } from "./CallbackForm.tsx";
import { CallbackSent } from "./CallbackSent.tsx";
import { Panel, TabButton, TabRow } from "./CheckoutTabs.tsx";
import { callbackDraft } from "./callback-values.ts";
import { InvoiceForm } from "./InvoiceForm.tsx";
import { InvoiceSent } from "./InvoiceSent.tsx";
import { type InvoiceForm as InvoiceRequest, invoiceDraft } from "./invoice-values.ts";
import { Loading } from "./Loading.tsx";
import type { CheckoutProps } from "./props.ts";
import type { Sent } from "./send-request.ts";
import { useChosenTab } from "./use-chosen-tab.ts";

export function Checkout(props: CheckoutProps) {
  const { copy, locale } = props;
  const place = useRef<HTMLDivElement>(null);
  const { shown, choose } = useChosenTab(place);
  const awake = useAwake();
  return (
    <Tabs.Root
      className="relative scroll-mt-32"
      data-checkout
      dir={localeEntry(locale).dir}
      onValueChange={choose}
      ref={place}
      value={shown}
    >
      {!awake && <Loading text={copy.loading} />}
      <TabRow label={copy.tabs.label}>
        <TabButton icon={Landmark} text={copy.tabs.invoice} value="invoice" />
        <TabButton icon={Phone} text={copy.tabs.callback} value="callback" />
      </TabRow>
      <Panel awake={awake} value="invoice">
        <Invoice {...props} />
      </Panel>
      <Panel awake={awake} value="callback">
        <Callback {...props} />
      </Panel>
    </Tabs.Root>
  );
}

function Invoice(props: CheckoutProps) {
  const [sent, setSent] = useState<Sent<InvoiceRequest>>();
  if (sent) return <InvoiceSent {...props} onAnother={() => setSent(undefined)} sent={sent} />;
  const showSent = (request: Sent<InvoiceRequest>) => {
    invoiceDraft.forget();
    setSent(request);
  };
  return <InvoiceForm {...props} onSent={showSent} />;
}

function Callback(props: CheckoutProps) {
  const [sent, setSent] = useState<Sent<CallbackRequest>>();
  if (sent) return <CallbackSent {...props} onAnother={() => setSent(undefined)} sent={sent} />;
  const showSent = (request: Sent<CallbackRequest>) => {
    callbackDraft.forget();
    setSent(request);
  };
  return <CallbackForm {...props} onSent={showSent} />;
}
