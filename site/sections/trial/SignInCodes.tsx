import type { trialDownload } from "#content/en/trial-download.ts";
import type { Locale } from "#domain/language/locales.ts";
import { PrinterSlot } from "../../ui/receipt/PrinterSlot.tsx";
import { Receipt } from "../../ui/receipt/Receipt.tsx";
import { Text } from "../../ui/Text.tsx";

interface SignInCodesProps {
  copy: (typeof trialDownload)["credentials"];
  locale: Locale;
}

/** A slip to keep beside the keyboard until step nine. */
export function SignInCodes({ copy, locale }: SignInCodesProps) {
  return (
    <PrinterSlot className="mx-auto w-full max-w-md lg:mx-0 lg:justify-self-end">
      <Receipt title={copy.title}>
        <div className="pb-4" lang={locale}>
          <dl>
            {[copy.userCode, copy.passCode].map(({ label, value }) => (
              <div className="receipt-line py-2.5" key={label}>
                <dt>{label}</dt>
                <dd className="select-all rounded bg-notice px-3 py-1 font-bold text-2xl">
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
          <hr className="receipt-rule mt-3 mb-4" />
          <p className="text-center text-muted text-sm">
            <Text>{copy.text}</Text>
          </p>
        </div>
      </Receipt>
    </PrinterSlot>
  );
}
