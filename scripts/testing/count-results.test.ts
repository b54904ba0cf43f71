import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-results.mjs";

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((each) => ({ status: each })),
});

test("vitest: a file that could not be loaded is one failure, a failed test is counted once", () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [file("passed", "passed")] })).toEqual({
    passed: 3,
    failed: 0,
  });
  expect(
    countVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [file("failed"), file("failed", "passed", "failed")],
    }),
  ).toEqual({ passed: 1, failed: 2 });
});

test("playwright: a flaky test failed, and so did a run that could not begin", () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 5,
    failed: 2,
  });
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
    passed: 0,
    failed: 1,
  });
});
