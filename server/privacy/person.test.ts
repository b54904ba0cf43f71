import { describe, expect, test } from "vitest";
import { personOf } from "./person.ts";

describe("a phone is the same in every notation", () => {
  const notations = [
    "+971501234567",
    "00971 50 123 4567",
    "971-50-1234567",
    "050 123 4567",
    "0501234567",
    "(050) 123-4567",
    "٠٥٠ ١٢٣ ٤٥٦٧",
    "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧",
    "+971 (0)50 123 4567",
  ];
  test.each(notations)("%s", (notation) => {
    const person = personOf(notation);
    for (const other of notations) expect(person?.isIn(`call ${other}, please`), other).toBe(true);
    expect(person?.isIn("https://wa.me/971501234567?text=hi")).toBe(true);
  });

  test.each(["050 123 45678", "1050 123 4567", "050 123 4568", "9715012345670"])("%s is another one", (other) => {
    expect(personOf("0501234567")?.isIn(other)).toBe(false);
  });

  test("one that cannot be read is known by its digits", () => {
    expect(personOf("1234567")?.isIn("123-45 67")).toBe(true);
    expect(personOf("1234567")?.isIn("12345678")).toBe(false);
  });
});

describe("an e-mail address", () => {
  const person = personOf("Aisha.R@Corner.example.ae");
  test.each([
    "aisha.r@corner.example.ae",
    "AISHA.R@CORNER.EXAMPLE.AE",
    "<aisha.r@corner.example.ae>.",
    "a: aisha.r@corner.example.ae",
  ])("%s", (text) => expect(person?.isIn(text)).toBe(true));
  test.each([
    "xaisha.r@corner.example.ae",
    "aisha.r@corner.example.ae.com",
    "aishaxr@corner.example.ae",
    "b.aisha.r@corner.example.ae",
  ])("%s is another one", (text) => expect(person?.isIn(text)).toBe(false));
  test("its domain may be written in Arabic, its name with dashes", () => {
    for (const form of ["A-b@متجر.امارات", "a-b@xn--pgbep1f.xn--mgbaam7a8h"]) {
      expect(personOf("a-b@متجر.امارات")?.isIn(`إلى ${form}.`), form).toBe(true);
    }
  });
});

test("what is taken out leaves the rest as it was", () => {
  expect(personOf("0501234567")?.takenOutOf("شريكي ٠٥٠ ١٢٣ ٤٥٦٧ أو 0501234567.")).toBe("شريكي [erased] أو [erased].");
});

test.each(["", "Aisha", "12345", "050 12a 4567", "@x.ae"])("%j is nobody", (text) => {
  expect(personOf(text)).toBeUndefined();
});
