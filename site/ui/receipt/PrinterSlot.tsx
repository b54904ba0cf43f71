import type { ReactNode } from "react";

/** The slit of a printer with the paper coming out of it. */
export function PrinterSlot({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`printer-slot ${className}`}>
      <div aria-hidden="true" className="printer-slot-mouth" />
      <div className="printer-slot-paper">{children}</div>
    </div>
  );
}
