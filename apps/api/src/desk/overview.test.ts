import type { Client } from "@parution/contract/client";
import { readOverview } from "@parution/contract/desk";
import { changeEdition } from "@parution/contract/editions";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEdition, keepEditions } from "../edition-state/index.ts";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { WEDNESDAY } from "../testing/orders/ordering.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const issuesFor = async (staff: Client) => (await staff.call(readOverview, {})).issues;

/** Keeps failures of jobs at rows. */
async function fail(rows: readonly (readonly ["pages" | "undecided", string])[]): Promise<void> {
  const { db, clock } = at.api.context;
  const since = new Date(clock.now());
  const retry_at = new Date(clock.now() + 1000);
  const fault = {
    ad_id: null,
    attempts: 1,
    error: "broken row",
    since,
    failed_at: since,
    retry_at,
  };
  const values = rows.map(([job, row_id]) => ({ ...fault, job, row_id }));
  await db.insertInto("job_faults").values(values).execute();
}

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

test("an edition that was opened again after its closing is first among the closings", async () => {
  await at.place(TEXT);
  at.api.clock.set("2026-06-02T10:00:00Z");
  await keepEditions.run(at.api.context);
  const desk = await at.api.signInStaff("maquette");
  const key = { supportId: 1, day: WEDNESDAY };
  const firstDay = async () => (await desk.call(readOverview, {})).closings?.[0]?.date;
  expect(await firstDay()).not.toBe(WEDNESDAY);
  const edition = await findEdition(at.api.context.db, key);
  await desk.call(changeEdition, { body: { ...key, version: edition?.version ?? 0, to: "open" } });
  const [first] = (await desk.call(readOverview, {})).closings ?? [];
  expect(first).toMatchObject({ supportId: 1, date: WEDNESDAY, hasEdition: true });
});

test("a closing names the newspaper of its edition", async () => {
  const { closings } = await at.desk.call(readOverview, {});
  const ids = closings?.map(({ supportId }) => supportId) ?? [];
  expect(ids).toContain(1);
  // A digital newspaper has no edition.
  expect(ids).not.toContain(5);
});

test("failures and missed editions beyond those listed are counted", async () => {
  const { db, clock } = at.api.context;
  const moment = new Date(clock.now());
  await fail(Array.from({ length: 10 }, (_, index) => ["undecided", `1 2026-05-${10 + index}`]));
  await sql`
    insert into missed_ads (ad_id, support_id, day, business_id, user_id, cause, choice, before, charged, reason_fr,
      reason_ar, reported_at, due_at, link_id)
    select ads.id, ads.support_id, ${WEDNESDAY}::date - number, business_id, user_id, 'undecided', 'client',
      array['2026-06-03']::date[], total, '', '', ${moment}, ${moment}, gen_random_uuid()
    from (select * from ads where status = 2 order by id limit 1) ads, generate_series(1, 9) number`.execute(
    db,
  );
  const { failures, missed } = await at.desk.call(readOverview, {});
  expect([failures?.total, failures?.rows.length]).toEqual([10, 8]);
  expect([missed?.total, missed?.rows.length]).toEqual([9, 8]);
});

test("pages that cannot be kept name the newspaper and the day of their edition", async () => {
  await fail([
    ["pages", `1 ${WEDNESDAY}`],
    ["undecided", `2 ${WEDNESDAY}`],
  ]);
  const { failures } = await at.desk.call(readOverview, {});
  expect(failures?.rows).toMatchObject([
    {
      job: "pages",
      reference: null,
      edition: { supportId: 1, support: "L'Horizon", day: WEDNESDAY },
    },
    { job: "undecided", edition: null },
  ]);
});
