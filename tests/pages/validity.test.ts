import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { builtPages } from "./built-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  elements: [
    "html5",
    { "astro-island": { flow: true, phrasing: true, permittedContent: ["@flow"] }, "astro-slot": { flow: true } },
  ],
  rules: {
    // Style, not validity: React and Astro write these their own way.
    "doctype-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "error",
  },
});

describe.each(builtPages)("$path", ({ file, html }) => {
  it("is valid HTML without a style attribute", async () => {
    const report = await validator.validateString(html, file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect([...new Set(messages)]).toEqual([]);
  });
});
