import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { FilledText } from "../../ui/FilledText.tsx";
import { CheckoutReceived } from "./CheckoutReceived.tsx";

const values = { email: <bdi data-fill="email" dir="ltr" /> };

export function CallbackReceived({ copy, locale }: { copy: typeof checkout; locale: Locale }) {
  const texts = copy.callback.success;
  return (
    <CheckoutReceived
      locale={locale}
      promise={<p className="mt-4 border-notice border-s-4 ps-5 text-lead" data-fill="promisedTime" />}
      received={copy.received}
      steps={texts.steps.map(({ title, text }) => ({
        title: <FilledText text={title} values={values} />,
        text: <FilledText text={text} values={values} />,
      }))}
      texts={texts}
    />
  );
}
