import { expect, it } from "vitest";
import { isEmail } from "./email.ts";

it.each([
  "owner@shop.ae",
  "first.last+till@mail.example.com",
  " owner@shop.ae ",
  "owner@محل.امارات",
  "o@bücher.example",
])("takes %s", (typed) => expect(isEmail(typed)).toBe(true));

it.each([
  "",
  "owner",
  "@shop.ae",
  "owner@",
  "owner@shop",
  "a b@shop.ae",
  "owner@shop.ae:80",
  "owner@shop.ae/x",
  "owner@@shop.ae",
  `${"a".repeat(250)}@shop.ae`,
])("refuses %s", (typed) => expect(isEmail(typed)).toBe(false));
