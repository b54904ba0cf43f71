import type { industries } from "#content/en/industries.ts";
import { Receipt, ReceiptLine } from "../../ui/receipt/Receipt.tsx";
import { Text } from "../../ui/Text.tsx";

interface KitchenTicketProps {
  copy: (typeof industries)["samples"]["restaurants"];
  lang: string;
}

export function KitchenTicket({ copy, lang }: KitchenTicketProps) {
  return (
    <Receipt as="p" className="mx-auto mb-4 w-full max-w-sm" title={copy.table}>
      <div lang={lang}>
        <dl>
          <ReceiptLine label={copy.taken.label} value={copy.taken.time} />
        </dl>
        <hr className="receipt-rule my-3" />
        <ul className="pb-2">
          {copy.lines.map(({ count, dish, note }) => (
            <li className="grid grid-cols-[2ch_1fr] gap-x-4 py-2 font-semibold text-lg" key={dish}>
              <span>{count}</span>
              <span>
                <Text>{dish}</Text>
                <span className="block font-medium text-base">
                  <Text>{note}</Text>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Receipt>
  );
}
