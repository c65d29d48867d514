import type { Language } from "@parution/contract/call";
import type { NamedNumbers } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { type SqlBool, sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Longest list of the first page. */
const LISTED = 8;
const UNDECIDED = sql<SqlBool>`ads.status in (1, 3) and ads.correction_fr is null`;

/** Ads that wait for a decision, by the day of their order in the publisher's zone. */
export function countUndecidedByDay(db: Queries, zone: string) {
  const day = sql<IsoDate>`to_char(coalesce(orders.settled_at, orders.created_at) at time zone ${zone}, 'YYYY-MM-DD')`;
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where(UNDECIDED)
    .select((eb) => [day.as("day"), eb.fn.countAll<number>().as("ads")])
    .groupBy("day")
    .execute();
}

/** Days without an edition of any newspaper, from a day on. */
export async function listClosedDays(db: Queries, from: IsoDate): Promise<ReadonlySet<IsoDate>> {
  const rows = await db
    .selectFrom("closures")
    .select(sql<IsoDate>`date::text`.as("day"))
    .where("date", ">=", from)
    .groupBy("date")
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Newspapers in their order. */
export const listSupports = (db: Queries) =>
  db.selectFrom("supports").select(["id", "label_fr", "label_ar"]).orderBy("position").execute();

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
            .where("later.state", "!=", "replaced"),
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
      eb.fn.countAll<number>().filterWhere(UNDECIDED).as("undecided"),
    ])
    .executeTakeFirstOrThrow();
  return { ads: Number(row.ads), undecided: Number(row.undecided) };
}

/** The mails that failed last. */
export function listUndelivered(db: Queries) {
  return db
    .selectFrom("mails")
    .select(["key", "template", "last_error", "failed_at"])
    .where("failed_at", "is not", null)
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}

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
      UNDECIDED.$castTo<boolean>().as("is_waiting"),
    ])
    .orderBy("ads.id")
    .execute();
}
