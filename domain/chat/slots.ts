import type { Emirate } from "../contact/emirates.ts";
import type { BusinessType } from "../quote/business-types.ts";

/** What a question names beside its subject. */
export interface Slots {
  /** Any whole number the visitor gave, also one that the savings rule does not take. */
  outlets?: number;
  businessType?: BusinessType;
  emirate?: Emirate;
  /** A place outside the UAE. */
  abroad?: true;
}
