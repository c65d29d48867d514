import { expect, test } from "vitest";
import { printedIssue } from "../testing/sample-issue.ts";
import { issueInterval } from "./issue.data.ts";

test("an issue is read again within seconds while the program reads it, and within a minute while people may change it", () => {
  expect(issueInterval(printedIssue({ state: "reading" }))).toBeLessThan(5000);
  for (const state of ["uploading", "checking", "recorded", "failed"] as const) {
    expect(issueInterval(printedIssue({ state }))).toBeGreaterThan(0);
    expect(issueInterval(printedIssue({ state }))).toBeLessThan(60_000);
  }
  expect(issueInterval(printedIssue(null))).toBeGreaterThan(0);
});
