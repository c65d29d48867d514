import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import type { Moment } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";

/**
 * Claims a recorded issue with mails to send, for one process at a time, once its day has come. An issue of the last month is claimed again when it is
 * recorded anew, and when a report about one of its ads has ended without effect, also during the run: the ad was accepted
 * late, or this issue shows an ad that the one before lacked.
 * @param lease milliseconds after which another process may claim it
 */
export async function takeIssue(
  db: Queries,
  { clock, today }: Moment,
  lease: number,
): Promise<number | undefined> {
  const now = new Date(clock.now);
  const { rows } = await sql<{ issue_id: number }>`
    insert into issue_announcements (issue_id, taken_until)
    select issue.id, ${new Date(clock.now + lease)} from printed_issues issue
    left join issue_announcements known on known.issue_id = issue.id
    where issue.state = 'recorded' and issue.day <= ${today} and coalesce(known.taken_until <= ${now}, true)
      and (known.announced_at is null or issue.ended_at > known.announced_at
        or issue.ended_at > ${now}::timestamptz - interval '30 days' and exists (select from missed_ads missed
          join print_records record on record.issue_id = issue.id and record.ad_id = missed.ad_id and record.printed
          where missed.support_id = issue.support_id and missed.day = issue.day
            and (missed.state = 'entered' or missed.state = 'changed' and missed.cause in ('late_payment', 'undecided'))
            and missed.ended_at > known.announced_at - interval '10 minutes'
            and not exists (select from mails where key = 'ad-printed:' || missed.ad_id || ':' || issue.id)))
    order by issue.id limit 1
    on conflict (issue_id) do update set taken_until = excluded.taken_until, announced_at = null,
      last_ad_id = case when issue_announcements.announced_at is null then issue_announcements.last_ad_id else 0 end
      where issue_announcements.taken_until <= ${now}
    returning issue_id`.execute(db);
  return rows[0] && Number(rows[0].issue_id);
}

/** An ad that an issue printed. */
export interface PrintedAd {
  /** Id of the ad's record in the issue. */
  readonly id: number;
  readonly issueId: number;
  readonly ad_id: number;
  readonly day: IsoDate;
  readonly pages: readonly number[];
}

const printed = (db: Queries) =>
  db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .select(["record.id", "record.issue_id", "record.ad_id", "record.day", "record.parts"])
    .where("issue.state", "=", "recorded")
    .where("record.printed", "=", true)
    .orderBy("record.ad_id");

type PrintedRow = Awaited<ReturnType<ReturnType<typeof printed>["execute"]>>[number];

const toPrinted = ({ id, issue_id, ad_id, day, parts }: PrintedRow): PrintedAd => ({
  id,
  issueId: issue_id,
  ad_id,
  day: toIsoDate(day),
  pages: [...new Set(parts.map(({ page }) => page))],
});

/** The next ads that an issue printed. */
export async function listPrinted(
  db: Queries,
  issueId: number,
  most: number,
): Promise<readonly PrintedAd[]> {
  const rows = await printed(db)
    .innerJoin("issue_announcements as announced", "announced.issue_id", "issue.id")
    .where("record.issue_id", "=", issueId)
    .whereRef("record.ad_id", ">", "announced.last_ad_id")
    .limit(most)
    .execute();
  return rows.map(toPrinted);
}

/** Printed ads by the ids of their records. */
export async function findPrinted(
  db: Queries,
  recordIds: readonly number[],
): Promise<readonly PrintedAd[]> {
  if (recordIds.length === 0) return [];
  const rows = await printed(db).where("record.id", "in", recordIds).execute();
  return rows.map(toPrinted);
}

interface Written {
  /** Last ad of the batch; undefined: none. */
  readonly lastAdId: number | undefined;
  /** True when no ads are left. */
  readonly isLast: boolean;
}

/** Records the last announced ad of an issue, and releases the issue. */
export async function noteAnnounced(
  db: Queries,
  issueId: number,
  { lastAdId, isLast }: Written,
  at: Date,
): Promise<void> {
  await db
    .updateTable("issue_announcements")
    .set({ taken_until: at })
    .$if(lastAdId !== undefined, (update) => update.set({ last_ad_id: lastAdId ?? 0 }))
    .$if(isLast, (update) => update.set({ announced_at: at }))
    .where("issue_id", "=", issueId)
    .execute();
}
