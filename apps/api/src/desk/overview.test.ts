import type { Client } from "@parution/contract/client";
import { readOverview } from "@parution/contract/desk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { WEDNESDAY } from "../testing/orders/ordering.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const issuesFor = async (staff: Client) => (await staff.call(readOverview, {})).issues;

test("a printed issue is on the first page while its file is refused or waits for a person", async () => {
  await at.place(TEXT);
  const pages = await at.pages();
  await at.place(OTHER_TEXT);
  await at.dawn();
  const seen = () => issuesFor(at.desk);
  expect(await seen()).toEqual([]);
  await at.upload("Bonjour");
  await at.work();
  const issue = { supportId: 1, day: WEDNESDAY };
  expect(await seen()).toMatchObject([{ ...issue, state: "failed" }]);
  await at.upload(pages);
  expect(await seen()).toEqual([]);
  await at.work();
  expect(await seen()).toMatchObject([{ ...issue, state: "checking" }]);
  expect(await issuesFor(await at.api.signInStaff("moderation"))).toBeNull();
});

test("a closing names the newspaper of its edition", async () => {
  const { closings } = await at.desk.call(readOverview, {});
  const ids = closings?.map(({ supportId }) => supportId) ?? [];
  expect(ids).toContain(1);
  // A digital newspaper has no edition.
  expect(ids).not.toContain(5);
});
