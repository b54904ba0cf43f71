import { describe, expect, it } from "vitest";
import { guideLink } from "./guide-link.ts";

describe("guideLink", () => {
  it("asks the documentation site for a module", () => {
    expect(guideLink("https://docs.example.ae", "printer")).toBe("https://docs.example.ae/?module=printer");
  });

  it("keeps the path and the query that the owner's address already has", () => {
    expect(guideLink("https://docs.example.ae/pos?lang=ar", "first-day")).toBe(
      "https://docs.example.ae/pos?lang=ar&module=first-day",
    );
  });

  it("escapes what an address cannot hold", () => {
    expect(guideLink("https://docs.example.ae", "a&b c")).toBe("https://docs.example.ae/?module=a%26b+c");
  });
});
