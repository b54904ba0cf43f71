import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_PROOF, PROOF_HEADER } from "#domain/spam/evidence.ts";
import { ApiError } from "../../api/client.ts";
import { postForm } from "./post-form.ts";

const { solve } = vi.hoisted(() => ({ solve: vi.fn() }));
vi.mock("./proof/solve.ts", () => ({ solve }));

const post = { path: "/api/leads", formId: "quote-form", body: { notes: "" }, key: "k1" };
const asked = () => Response.json({ error: { code: "proof_needed", challenge: {} } }, { status: 428 });
const taken = () => Response.json({ leadId: "L1" }, { status: 201 });

let answers: (() => Response)[];
const proofs: (string | undefined)[] = [];
beforeEach(() => {
  proofs.length = 0;
  solve.mockReset().mockImplementation(async () => `proof ${solve.mock.calls.length}`);
  vi.stubGlobal("document", { getElementById: () => null });
  vi.stubGlobal("HTMLFormElement", class {});
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    proofs.push(headers[PROOF_HEADER]);
    return answers.shift()?.();
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("asked for work, the form does it and is sent again", async () => {
  answers = [asked, taken];
  expect(await postForm(post)).toEqual({ leadId: "L1" });
  expect(proofs).toEqual([undefined, "proof 1"]);
});

test("a proof that does not count, as when the server's clock was set, is done once more, then left out", async () => {
  answers = [asked, asked, taken];
  expect(await postForm(post)).toEqual({ leadId: "L1" });
  expect(proofs).toEqual([undefined, "proof 1", "proof 2"]);
  answers = [asked, asked, asked, taken];
  expect(await postForm(post)).toEqual({ leadId: "L1" });
  expect(proofs.slice(3)).toEqual([undefined, "proof 3", "proof 4", NO_PROOF]);
});

test("on a page so old that the script is gone, the form is sent without a proof", async () => {
  solve.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  answers = [asked, taken];
  expect(await postForm(post)).toEqual({ leadId: "L1" });
  expect(proofs).toEqual([undefined, NO_PROOF]);
});

test("any other refusal is the caller's, and the server cannot keep a form sending for ever", async () => {
  answers = [() => Response.json({ error: { code: "unavailable" } }, { status: 503 })];
  await expect(postForm(post)).rejects.toBeInstanceOf(ApiError);
  answers = Array.from({ length: 9 }, () => asked);
  await expect(postForm(post)).rejects.toMatchObject({ status: 428 });
  expect(answers).toHaveLength(5);
});
