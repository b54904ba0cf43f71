import type { Migration } from "kysely/migration";
import { recordTables } from "./0001-record-tables.ts";
import { sharedState } from "./0002-shared-state.ts";
import { submitsOfEveryKind } from "./0003-submits-of-every-kind.ts";
import { requestDetails } from "./0004-request-details.ts";
import { outbox } from "./0005-outbox.ts";
import { paymentReports } from "./0006-payment-reports.ts";
import { paymentMessages } from "./0007-payment-messages.ts";
import { suspects } from "./0008-suspects.ts";

/** All migrations, run in the order of their names. A published one is never changed: what follows gets the next number. */
export const migrations: Record<string, Migration> = {
  "0001-record-tables": recordTables,
  "0002-shared-state": sharedState,
  "0003-submits-of-every-kind": submitsOfEveryKind,
  "0004-request-details": requestDetails,
  "0005-outbox": outbox,
  "0006-payment-reports": paymentReports,
  "0007-payment-messages": paymentMessages,
  "0008-suspects": suspects,
};
