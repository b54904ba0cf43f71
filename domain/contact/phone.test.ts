import { expect, it } from "vitest";
import { isUaePhone } from "./phone.ts";

it.each([
  "050 123 4567",
  "+971 50 123 4567",
  "971501234567",
  "+971(50)123-4567",
  "04 123 4567",
  "0501234567",
  "501234567",
  "٠٥٠١٢٣٤٥٦٧",
  "۰۵۰۱۲۳۴۵۶۷",
  "800 1234567",
])("takes %s", (typed) => expect(isUaePhone(typed)).toBe(true));

it.each([
  "",
  "1234567",
  "+1 415 555 2671 00",
  "05012345678901234567",
  "phone",
  "050-123-45ab",
  "--------",
  "( - ) ( - )",
  "+971 1 2",
  "0501234567; DROP TABLE",
])("refuses %s", (typed) => expect(isUaePhone(typed)).toBe(false));
