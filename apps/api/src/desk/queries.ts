import type { Language } from "@parution/contract/call";
import type { NamedNumbers } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { sql } from "kysely";
import { orderedAt, undecided } from "../moderation/index.ts";
import type { RowJob } from "../platform/database/tables/accounts.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Longest list of the first page. */
export const LISTED = 8;

/** Number of rows, those beyond the limit too. */
const numberOfAll = sql<string>`count(*) over ()`.as("total");

/** Ads that wait for a decision, by the day from which they do in the publisher's zone. */
export function countUndecidedByDay(db: Queries, zone: string) {
  const day = sql<IsoDate>`to_char(${orderedAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where(undecided)
    .select((eb) => [day.as("day"), eb.fn.countAll<number>().as("ads")])
    .groupBy("day")
    .execute();
}

/** Newspapers in their order. */
export const listSupports = (db: Queries) =>
  db
    .selectFrom("supports")
    .select(["id", "label_fr", "label_ar", "channel_id"])
    .orderBy("position")
    .execute();

/** Editions from a day on that were opened again at the desk. */
export const listOpenedAgain = (db: Queries, from: IsoDate) =>
  db
    .selectFrom("editions")
    .innerJoin("supports", "supports.id", "editions.support_id")
    .select(["support_id", "label_fr", "label_ar", "lead_hours"])
    .select(sql<IsoDate>`editions.day::text`.as("day"))
    .where("editions.state", "=", "open")
    .where("editions.version", ">", 0)
    .where("editions.day", ">=", from)
    .orderBy("position")
    .execute();

/** Printed issues that wait for a person, the newest days first: to confirm, or refused and without a later file. */
export function listOpenIssues(db: Queries) {
  return db
    .selectFrom("printed_issues as issue")
    .innerJoin("supports", "supports.id", "issue.support_id")
    .where("issue.state", "in", ["checking", "failed"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("printed_issues as later")
            .select("later.id")
            .whereRef("later.support_id", "=", "issue.support_id")
            .whereRef("later.day", "=", "issue.day")
            .whereRef("later.id", ">", "issue.id")
            // A refusal is past once another file was sent, whatever became of that.
            .where((eb) =>
              eb.or([eb("later.state", "!=", "replaced"), eb("issue.state", "=", "failed")]),
            ),
        ),
      ),
    )
    .select(["issue.support_id", "supports.label_fr", "supports.label_ar"])
    .select((eb) => [
      sql<IsoDate>`issue.day::text`.as("day"),
      eb.ref("issue.state").$castTo<"checking" | "failed">().as("state"),
    ])
    .orderBy("issue.day", "desc")
    .orderBy("issue.support_id")
    .limit(LISTED)
    .execute();
}

/** Ads planned for a newspaper's day, and those of them that wait for a decision. */
export async function countPlanned(db: Queries, supportId: number, date: IsoDate) {
  const row = await db
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .where("ad_dates.date", "=", date)
    .where("ads.support_id", "=", supportId)
    .where("ads.status", "in", [1, 2, 3])
    .select((eb) => [
      eb.fn.countAll<number>().as("ads"),
      eb.fn.countAll<number>().filterWhere(undecided).as("undecided"),
    ])
    .executeTakeFirstOrThrow();
  return { ads: Number(row.ads), undecided: Number(row.undecided) };
}

/** Messages of the contact form that wait for an answer, by the day on which they arrived in the publisher's zone. */
export function countMessagesByDay(db: Queries, zone: string) {
  const day = sql<IsoDate>`to_char(received_at at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom("contact_messages")
    .where("state", "=", "waiting")
    .select((eb) => [day.as("day"), eb.fn.countAll<number>().as("messages")])
    .groupBy("day")
    .execute();
}

export async function countErrorReports(db: Queries): Promise<number> {
  const { reports } = await db
    .selectFrom("error_reports")
    .where("closed_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("reports"))
    .executeTakeFirstOrThrow();
  return Number(reports);
}

/** Editions with ads that did not run and whose clients have not chosen yet, the newest first. */
export function listMissed(db: Queries) {
  return db
    .selectFrom("missed_ads as missed")
    .innerJoin("supports", "supports.id", "missed.support_id")
    .where("missed.state", "=", "open")
    .where("missed.choice", "=", "client")
    .select(["missed.support_id", "supports.label_fr", "supports.label_ar"])
    .select((eb) => [sql<IsoDate>`missed.day::text`.as("day"), eb.fn.countAll<number>().as("ads")])
    .select(numberOfAll)
    .groupBy(["missed.support_id", "missed.day", "supports.label_fr", "supports.label_ar"])
    .orderBy("missed.day", "desc")
    .orderBy("missed.support_id")
    .limit(LISTED)
    .execute();
}

/** Work on single rows that fails, the longest first. */
export const listFailures = (db: Queries, jobs: readonly RowJob[]) =>
  db
    .selectFrom("job_faults as fault")
    .leftJoin("ads", "ads.id", "fault.ad_id")
    .leftJoin("supports", (join) =>
      join.on(
        "supports.id",
        "=",
        sql<number>`case fault.job when 'pages' then split_part(fault.row_id, ' ', 1)::bigint end`,
      ),
    )
    .select(["fault.job", "ads.ref_web", "fault.attempts", "fault.error"])
    .select(["fault.since", "fault.retry_at", numberOfAll])
    .select(["supports.id as support_id", "supports.label_fr", "supports.label_ar"])
    .select(sql<string>`split_part(fault.row_id, ' ', 2)`.as("day"))
    .where("fault.job", "in", jobs)
    .orderBy("fault.since")
    .orderBy("fault.row_id")
    .limit(LISTED)
    .execute();

/** First password of the active user of an address; undefined: there is none. */
export const findFirstPassword = (db: Queries, email: string) =>
  db
    .selectFrom("users")
    .select(["must_change_password", "first_password_at"])
    .where("email", "=", email)
    .where("active", "=", true)
    .executeTakeFirst();

/** Payments since an instant whose money went to a balance, since their order needed it no longer. */
export function listLatePayments(db: Queries, since: Date) {
  return db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["orders.ref", "payments.amount", "payments.answered_at"])
    .where("payments.status", "=", "approved")
    .where("payments.outcome", "=", "balance")
    .where("orders.kind", "<>", "topup")
    .where("payments.answered_at", ">=", since)
    .orderBy("payments.answered_at", "desc")
    .limit(LISTED)
    .execute();
}

/** The newest nightly comparison of the books; undefined: none yet. */
export function findLastAudit(db: Queries) {
  return db
    .selectFrom("audits")
    .select([sql<IsoDate>`day::text`.as("day"), "discrepancies"])
    .orderBy("audits.day", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Paid ads with a number, or of the order with a number. */
export function findAds(db: Queries, { adId, orderId }: NamedNumbers, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .where((eb) =>
      eb.or([
        ...(adId === null ? [] : [eb("ads.id", "=", adId)]),
        ...(orderId === null ? [] : [eb("ads.order_id", "=", orderId)]),
      ]),
    )
    .where("ads.status", "<>", 0)
    .select(["ads.id", "ads.ref_web", "ads.web_title", "ads.status", "orders.ref"])
    .select([
      `supports.label_${language} as support` as const,
      undecided.$castTo<boolean>().as("is_waiting"),
    ])
    .orderBy("ads.id")
    .execute();
}
