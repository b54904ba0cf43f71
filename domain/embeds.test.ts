import { expect, it } from "vitest";
import { mapInLanguage } from "./embeds.ts";

it("asks the map for labels in the page's language, and keeps the rest of the address", () => {
  const address = "https://www.google.com/maps?q=25.2,55.2&output=embed";
  expect(new URL(mapInLanguage(address, "ar")).searchParams.get("hl")).toBe("ar");
  expect(new URL(mapInLanguage(address, "en")).searchParams.get("q")).toBe("25.2,55.2");
  expect(new URL(mapInLanguage(`${address}&hl=fr`, "en")).searchParams.getAll("hl")).toEqual(["en"]);
});
