import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { draftOf } from "./draft.ts";

class FakeForm {}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { getElementById: () => null });
  vi.stubGlobal("HTMLFormElement", FakeForm);
});
afterEach(() => vi.unstubAllGlobals());

const draft = draftOf({ storageKey: "trial-draft", formId: "some-form", empty: { name: "", outlets: "1" } });

it("keeps what is typed field by field, until it is forgotten", () => {
  draft.keep({ name: "Chai Corner" });
  draft.keep({ outlets: "3" });
  expect(draft.starting()).toEqual({ name: "Chai Corner", outlets: "3" });
  draft.forget();
  expect(draft.starting()).toEqual({ name: "", outlets: "1" });
});

it("starts with the page over the draft, and with what was typed before waking over both", () => {
  draft.keep({ name: "of the draft", outlets: "3" });
  vi.stubGlobal("document", { getElementById: () => new FakeForm() });
  vi.stubGlobal(
    "FormData",
    class extends Map<string, string> {
      constructor() {
        super([
          ["name", "typed early"],
          ["outlets", "1"],
          ["locale", "en"],
        ]);
      }
    },
  );
  expect(draft.starting(() => ({ name: "of the address", outlets: "7" }))).toEqual({
    name: "typed early",
    outlets: "7",
  });
});

it("takes nothing but its own fields from a storage that anyone may have written to", () => {
  stored.set("trial-draft", JSON.stringify({ name: 7, outlets: "2", more: "x" }));
  expect(draft.starting()).toEqual({ name: "", outlets: "2" });
  stored.set("trial-draft", "not JSON");
  expect(draft.starting()).toEqual(draft.empty);
});

it("is an empty form where there is no page, and where storage is off", () => {
  vi.stubGlobal("sessionStorage", undefined);
  draft.keep({ name: "lost" });
  expect(draft.starting()).toEqual(draft.empty);
  vi.stubGlobal("document", undefined);
  expect(draft.starting()).toEqual(draft.empty);
});
