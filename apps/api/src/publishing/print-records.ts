import { toIsoDate } from "@parution/rules/dates";
import type { Queries } from "../platform/database/transaction.ts";

/** What printed issues say of some ads, issues that were replaced included, the newest last. */
export async function selectPrintRecords(db: Queries, adIds: readonly number[]) {
  if (adIds.length === 0) return [];
  const rows = await db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .select(["record.ad_id", "record.day", "record.parts", "record.printed", "record.decision"])
    .select(["record.clipping_key", "issue.id as issue_id", "issue.state", "issue.sha256"])
    .where((eb) => eb("record.ad_id", "=", eb.fn.any(eb.val(adIds))))
    .where("issue.state", "in", ["recorded", "checking", "replaced"])
    .orderBy("issue.id")
    .execute();
  return rows.map((row) => ({ ...row, day: toIsoDate(row.day) }));
}

export type PrintRecord = Awaited<ReturnType<typeof selectPrintRecords>>[number];

/** Days on which some ads did not run, with what becomes of them. */
export async function selectMissedDays(db: Queries, adIds: readonly number[]) {
  if (adIds.length === 0) return [];
  const rows = await db
    .selectFrom("missed_ads")
    .select(["ad_id", "day", "cause", "reason_fr", "reason_ar"])
    .where((eb) => eb("ad_id", "=", eb.fn.any(eb.val(adIds))))
    .where("state", "in", ["open", "moved", "refunded"])
    .orderBy("day")
    .execute();
  return rows.map((row) => ({ ...row, day: toIsoDate(row.day) }));
}

export type MissedDay = Awaited<ReturnType<typeof selectMissedDays>>[number];
