import type { home } from "#content/en/home.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { Text } from "../../../ui/Text.tsx";
import { orderSums, tillAmount } from "./order-sums.ts";
import { CHOSEN_TABLE, tableOrder, tables } from "./screen-data.ts";
import { TableOnFloor } from "./TableOnFloor.tsx";
import { TillBar, TillFrame, TillLine } from "./TillFrame.tsx";

interface RestaurantScreenProps {
  copy: (typeof home)["demos"]["tabs"]["hospitality"]["screen"];
}

/** A restaurant's till on a busy evening: the floor, and the order of one table. */
export function RestaurantScreen({ copy }: RestaurantScreenProps) {
  const { total, vat } = orderSums(tableOrder);
  return (
    <TillFrame label={withoutIsolates(copy.label)}>
      <TillBar cashier={copy.cashier} place={copy.place} time="8:16 PM" />
      <div className="till-columns">
        <div className="flex flex-col gap-3 p-3">
          <ul className="till-floor grid grow gap-3">
            {tables.map((table) => (
              <TableOnFloor key={table.number} {...table} fils={table.state === "chosen" ? total : table.fils} />
            ))}
          </ul>
          <ul className="flex gap-3 text-[0.8em]">
            <LegendEntry color="border-control bg-transparent" label={copy.states.free} />
            <LegendEntry color="border-action bg-action-soft" label={copy.states.seated} />
            <LegendEntry color="border-notice bg-notice" label={copy.states.bill} />
          </ul>
        </div>
        <div className="flex flex-col bg-paper">
          <p className="flex items-baseline justify-between gap-2 border-line border-b px-3 py-2">
            <span className="font-bold text-[1.15em]">
              {copy.table} {CHOSEN_TABLE}
            </span>
            <span className="text-[0.85em] text-muted">{copy.guests}</span>
          </p>
          <ul className="grid gap-1.5 px-3 py-2">
            {tableOrder.map(({ dish, quantity, fils }) => (
              <li key={dish}>
                <TillLine
                  label={
                    <>
                      {quantity} × {copy.dishes[dish].name}
                    </>
                  }
                  value={tillAmount(quantity * fils)}
                />
                {copy.dishes[dish].note && (
                  <span className="rounded-[0.3em] bg-notice-soft px-1 font-medium text-[0.8em]">
                    {copy.dishes[dish].note}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-1 px-3 py-2">
            <TillLine label={copy.total} strong value={tillAmount(total)} />
            <div className="text-[0.8em] text-muted">
              <TillLine label={<Text>{copy.vat}</Text>} value={tillAmount(vat)} />
            </div>
          </div>
          <p className="grid grid-cols-2 text-center font-semibold">
            <span className="bg-sand-deep px-1 py-2.5">{copy.split}</span>
            <span className="bg-action px-1 py-2.5 text-on-action">{copy.toKitchen}</span>
          </p>
        </div>
      </div>
    </TillFrame>
  );
}

function LegendEntry({ color, label }: { color: string; label: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={`size-[0.9em] rounded-[0.2em] border ${color}`} />
      {label}
    </li>
  );
}
