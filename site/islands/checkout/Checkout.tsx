import { CreditCard, Landmark, Phone } from "lucide-react";
import { Tabs } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { localeEntry } from "#domain/language/locales.ts";
import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import { useAwake } from "../form/use-awake.ts";
import { CallbackForm } from "./CallbackForm.tsx";
import { CallbackSent } from "./CallbackSent.tsx";
import { Panel, TabButton, TabRow } from "./CheckoutTabs.tsx";
import { callbackDraft } from "./callback-values.ts";
import { CardTab } from "./card/CardTab.tsx";
import { usePublishableKey } from "./card/use-publishable-key.ts";
import { InvoiceForm } from "./InvoiceForm.tsx";
import { InvoiceSent } from "./InvoiceSent.tsx";
import { type InvoiceForm as InvoiceRequest, invoiceDraft } from "./invoice-values.ts";
import { Loading } from "./Loading.tsx";
import type { CheckoutProps } from "./props.ts";
import type { Sent } from "./send-request.ts";
import { allTabs, tabsWithoutCard, useChosenTab } from "./use-chosen-tab.ts";

export function Checkout(props: CheckoutProps) {
  const { copy, locale } = props;
  const place = useRef<HTMLDivElement>(null);
  const publishableKey = usePublishableKey();
  const { shown, choose } = useChosenTab(place, publishableKey ? allTabs : tabsWithoutCard);
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
        <TabButton icon={Landmark} onChoose={choose} text={copy.tabs.invoice} value="invoice" />
        <TabButton icon={Phone} onChoose={choose} text={copy.tabs.callback} value="callback" />
        {publishableKey && <TabButton icon={CreditCard} onChoose={choose} text={copy.tabs.card} value="card" />}
      </TabRow>
      <Panel awake={awake} value="invoice">
        <Invoice {...props} />
      </Panel>
      <Panel awake={awake} value="callback">
        <Callback {...props} />
      </Panel>
      {publishableKey && (
        <Panel awake={awake} value="card">
          <OnceShown shown={shown === "card"}>
            <CardTab {...props} publishableKey={publishableKey} />
          </OnceShown>
        </Panel>
      )}
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

/** Not there before it is first shown, and kept from then on. */
function OnceShown({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [seen, setSeen] = useState(shown);
  if (shown && !seen) setSeen(true);
  return seen && children;
}
