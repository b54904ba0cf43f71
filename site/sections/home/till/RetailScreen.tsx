import type { home } from "#content/en/home.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { Text } from "../../../ui/Text.tsx";
import { orderSums, tillAmount } from "./order-sums.ts";
import { basket, CASH_RECEIVED, keyOrder, keys } from "./screen-data.ts";
import { TillBar, TillFrame, TillLine } from "./TillFrame.tsx";

interface RetailScreenProps {
  copy: (typeof home)["demos"]["tabs"]["retail"]["screen"];
}

const onlyLarge = "hidden @min-[30rem]:flex";
const KEYS_ON_A_SMALL_PICTURE = 9;
const GROUPS_ON_A_SMALL_PICTURE = 3;

/** A grocery's till the moment the cash is taken: keys for items, the basket, the change due. */
export function RetailScreen({ copy }: RetailScreenProps) {
  const { total, vat } = orderSums(basket);
  return (
    <TillFrame label={withoutIsolates(copy.label)}>
      <TillBar cashier={copy.cashier} place={copy.place} time="9:41 AM" />
      <div className="till-columns">
        <div className="flex flex-col gap-2 p-2.5">
          <ul className="flex gap-1.5 text-[0.85em]">
            {copy.groups.map((group, index) => (
              <li
                className={`rounded-full px-2.5 py-1 ${index === 0 ? "bg-ink font-semibold text-on-ink" : "bg-paper"} ${index < GROUPS_ON_A_SMALL_PICTURE ? "" : onlyLarge}`}
                key={group}
              >
                {group}
              </li>
            ))}
          </ul>
          <ul className="till-keys grid min-h-0 grow gap-1.5">
            {keyOrder.map((item, index) => (
              <ItemKey
                className={index < KEYS_ON_A_SMALL_PICTURE ? "flex" : onlyLarge}
                item={item}
                key={item}
                name={copy.items[item]}
              />
            ))}
          </ul>
        </div>
        <div className="flex flex-col bg-paper">
          <ul className="grid gap-1.5 px-3 py-2.5">
            {basket.map(({ item, quantity, fils }) => (
              <li className="border-line border-b pb-1.5" key={item}>
                <TillLine label={copy.items[item]} value={tillAmount(quantity * fils)} />
                <span className="text-[0.8em] text-muted tabular-nums">
                  {quantity} × {tillAmount(fils)}
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-1 px-3 py-2">
            <TillLine label={copy.total} strong value={tillAmount(total)} />
            <div className="text-[0.8em] text-muted">
              <TillLine label={<Text>{copy.vat}</Text>} value={tillAmount(vat)} />
            </div>
            <TillLine label={copy.cash} value={tillAmount(CASH_RECEIVED)} />
          </div>
          <div className="bg-notice px-3 py-2">
            <span className="text-[0.85em] font-semibold">{copy.change}</span>
            <p className="text-end font-bold text-[2em] tabular-nums leading-none">
              {tillAmount(CASH_RECEIVED - total)}
            </p>
          </div>
        </div>
      </div>
    </TillFrame>
  );
}

interface ItemKeyProps {
  item: (typeof keyOrder)[number];
  name: string;
  className: string;
}

function ItemKey({ item, name, className }: ItemKeyProps) {
  const { icon: Picture, fils } = keys[item];
  const quantity = basket.find((line) => line.item === item)?.quantity;
  return (
    <li
      className={`${className} relative flex-col justify-between rounded-[0.5em] p-1.5 ${quantity ? "bg-action-soft" : "bg-paper"}`}
    >
      <Picture aria-hidden="true" className="size-[1.9em] text-action" strokeWidth={1.75} />
      {quantity && (
        <span className="absolute inset-e-1.5 inset-bs-1.5 grid size-[1.7em] place-items-center rounded-full bg-action font-semibold text-[0.8em] text-on-action">
          {quantity}
        </span>
      )}
      <span>
        <span className="block font-medium leading-tight">{name}</span>
        <span className="text-[0.8em] text-muted tabular-nums">{tillAmount(fils)}</span>
      </span>
    </li>
  );
}
