import { expect, test } from "vitest";
import { printedIssue } from "../testing/sample-issue.ts";
import { issueInterval } from "./issue.data.ts";

test("an issue is read again every 1.5 seconds while the program reads it", () => {
  expect(issueInterval(printedIssue({ state: "reading" }))).toBe(1500);
});

test.each(["uploading", "checking", "recorded", "failed"] as const)(
  "an issue in state %s, which people may change, is read again every 15 seconds",
  (state) => expect(issueInterval(printedIssue({ state }))).toBe(15_000),
);

test("a day without a file is read again every 15 seconds, and so is one that is not known yet", () => {
  expect([issueInterval(printedIssue(null)), issueInterval(undefined)]).toEqual([15_000, 15_000]);
});
