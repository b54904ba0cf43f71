import { describe, expect, test } from "vitest";
import { physicalUses } from "./physical-uses.ts";

const found = (path: string, source: string) => physicalUses(path, source).map((use) => use.found);

describe("a physical utility is found", () => {
  test.each([
    ["ml-4"],
    ["-mr-2"],
    ["pl-[3px]"],
    ["pr-(--gap)"],
    ["left-0"],
    ["right-1/2"],
    ["-left-px"],
    ["text-left"],
    ["text-right"],
    ["float-left"],
    ["clear-right"],
    ["border-l"],
    ["border-r-2"],
    ["rounded-l-md"],
    ["rounded-tr"],
    ["rounded-bl-[4px]"],
    ["scroll-ml-2"],
    ["scroll-pr-4"],
    ["origin-top-left"],
    ["bg-linear-to-r"],
  ])("%s", (utility) => {
    expect(found("a.tsx", `<p className="flex ${utility} md:p-2" />`)).toEqual([utility]);
    expect(found("a.tsx", `<p className="md:hover:${utility}" />`)).toEqual([utility]);
    expect(found("a.astro", `<p class="${utility}"></p>`)).toEqual([utility]);
    expect(found("a.css", `.a { @apply ${utility}; }`)).toEqual([utility]);
  });
});

describe("a logical or vertical utility is left alone", () => {
  test.each([
    ["ms-4 me-2 ps-1 pe-[3px] start-0 -end-2 inset-x-0"],
    ["text-start text-end text-lg float-start border-s-2 border-line border-e rounded-s-md rounded-se rounded-lg"],
    ["mt-2 pt-1 top-0 bottom-0 border-t rounded-t-md mx-auto px-2 space-x-2 scroll-mt-4 bg-linear-to-b origin-top"],
    ["blend-left small-1 html-5 left-to-right bright-2 border-light rounded-blob"],
  ])("%s", (utilities) => {
    expect(found("a.tsx", `<p className="${utilities}" />`)).toEqual([]);
  });
});

describe("a physical declaration is found", () => {
  test.each([
    ["margin-left: 1px"],
    ["padding-right: 2px"],
    ["left: 0"],
    ["right: auto"],
    ["border-left: 1px solid"],
    ["border-right-color: red"],
    ["border-top-left-radius: 1px"],
    ["text-align: left"],
    ["text-align: right !important"],
    ["float: right"],
    ["margin: 0 1px 2px 3px"],
    ["padding: 0 calc(1px + 2px) 0 0"],
    ["inset: 0 auto 0 0"],
    ["border-radius: 1px 2px"],
    ["border-radius: 1px 1px 2px 0"],
    ["background: linear-gradient(to right, red, blue)"],
    ["background-position: right 1rem center"],
    ["transform-origin: top left"],
  ])("%s", (declaration) => {
    expect(found("a.css", `.a {\n  color: red;\n  ${declaration};\n}`)).toEqual([declaration]);
    expect(found("a.astro", `<p></p>\n<style>\n  .a { ${declaration} }\n</style>`)).toEqual([declaration]);
  });
});

describe("a logical or symmetrical declaration is left alone", () => {
  test.each([
    ["margin-inline-start: 1px; inset-inline: 0; border-start-start-radius: 1px; text-align: start"],
    ["margin: 0 auto; padding: 1px 2px 3px 2px; inset: 0; margin-top: 1px"],
    ["border-radius: 2px 2px 0 0; border-radius: 1px; background: linear-gradient(to bottom, red, blue)"],
    ["--left: 1px; transition: left 1s; content: 'right: 1'"],
  ])("%s", (declarations) => {
    expect(found("a.css", `.a { ${declarations} }`)).toEqual([]);
  });
});

test("a style object is checked", () => {
  expect(found("a.tsx", `<p style={{ marginLeft: 1, left: 2, textAlign: "right" }} />`)).toEqual([
    "marginLeft",
    "left",
    'textAlign: "right"',
  ]);
  expect(found("a.tsx", "const { left } = box; const y = { left: 1 };")).toEqual([]);
});

test("a comment with a reason allows its own line and the next, one without a reason does not", () => {
  expect(found("a.css", ".a {\n  /* physical: the spec fixes the corner */\n  right: 0;\n  left: 1px;\n}")).toEqual([
    "left: 1px",
  ]);
  expect(found("a.tsx", `<p className="right-4" /> // physical: bottom right in both languages`)).toEqual([]);
  expect(found("a.css", "/* physical: */\n.a { right: 0; }")).toEqual(["right: 0"]);
});

test("comments are not code, and lines are counted from 1", () => {
  expect(physicalUses("a.css", "/*\n left: 0;\n*/\n.a {\n  left: 1px;\n}")).toEqual([{ line: 5, found: "left: 1px" }]);
});
