import { fill } from "#domain/language/fill.ts";
import type { CallbackRequest } from "#domain/lead/checkout-requests.ts";
import { callbackPromise } from "#domain/promises/callback-promise.ts";
import { callbackPromiseText } from "#domain/promises/callback-promise-text.ts";
import { Text } from "../../ui/Text.tsx";
import type { CheckoutProps } from "./props.ts";
import { callbackChat } from "./request-chats.ts";
import { SentView } from "./SentView.tsx";
import type { Sent } from "./send-request.ts";

interface CallbackSentProps extends CheckoutProps {
  sent: Sent<CallbackRequest>;
  onAnother: () => void;
}

export function CallbackSent(props: CallbackSentProps) {
  const { locale, copy, promises, sent, onAnother } = props;
  const { leadId, createdAt, request } = sent;
  const texts = copy.callback.success;
  const promise = callbackPromise(new Date(createdAt), request.preferredTime, promises.callback);
  return (
    <SentView
      chat={{ href: callbackChat(request, props, leadId), place: "callback_success" }}
      leadId={leadId}
      onAnother={onAnother}
      promise={
        <div className="mt-4 grid gap-1 border-notice border-s-4 ps-5">
          <p className="text-lead" data-promise>
            <Text>{callbackPromiseText(promise, request.phone, texts, locale)}</Text>
          </p>
          {promise.kind !== "soon" && (
            <p className="text-muted">
              <Text>{texts.notSoon}</Text>
            </p>
          )}
        </div>
      }
      steps={texts.steps.map(({ title, text }) => ({ title, text: fill(text, { email: request.email }) }))}
      texts={texts}
    />
  );
}
