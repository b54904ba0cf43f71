/** When an invoice asked for at `now` has arrived (spec 9); this promise holds around the clock. */
export function invoicePromise(now: Date, invoiceHours: number): Date {
  return new Date(now.getTime() + invoiceHours * 3_600_000);
}
