import type { ReactNode } from "react";
import { Text } from "../Text.tsx";

interface ReceiptProps {
  title: string;
  children: ReactNode;
  className?: string;
  /** Headings keep their order: the level depends on where the receipt stands. */
  as?: "h2" | "h3" | "p";
}

export function Receipt({ title, children, className = "", as: Title = "h2" }: ReceiptProps) {
  return (
    <div className={`receipt px-6 pt-6 pb-4 text-[0.95rem] max-sm:text-sm ${className}`}>
      <Title className="mb-3 text-center font-semibold text-[1.05rem]">{title}</Title>
      <hr className="receipt-rule mb-4" />
      {children}
    </div>
  );
}

export function ReceiptLine({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="receipt-line py-1">
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd className="whitespace-nowrap font-medium">{typeof value === "string" ? <Text>{value}</Text> : value}</dd>
    </div>
  );
}

interface ReceiptTotalProps {
  label: string;
  value: string;
  highlight?: boolean;
  /** A dashed line above, as a till draws before its sum. */
  ruled?: boolean;
}

/** What must be noticed: the price, the saving. */
export function ReceiptTotal({ label, value, highlight = false, ruled = false }: ReceiptTotalProps) {
  return (
    <div
      className={`-mx-6 [.receipt-line+&]:mt-2 flex flex-wrap items-baseline justify-between gap-x-4 px-6 py-3 font-bold text-xl max-sm:text-lg ${highlight ? "bg-notice" : ""} ${ruled ? "receipt-rule mt-3" : ""}`}
    >
      <dt className="whitespace-nowrap">{label}</dt>
      <dd className="ms-auto whitespace-nowrap">
        <Text>{value}</Text>
      </dd>
    </div>
  );
}
