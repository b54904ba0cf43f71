/** Of an intent just made. */
export const FIRST_STATUS = "requires_payment_method";
export const PAID = "succeeded";
/** Nothing follows these: succeeded stays succeeded. */
export const finalStatuses = [PAID, "canceled"];
