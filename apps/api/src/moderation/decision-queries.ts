import type { IsoDate } from "@parution/rules/dates";
import { type Insertable, type Selectable, sql, type Transaction } from "kysely";
import { datesOfAd, lockOrdersOfAds } from "../calendar/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { isNone } from "../platform/job-rows.ts";
import { undecided, versionOfAd } from "./queries.ts";

/** Locks an ad's order, as every change of one does, and reads what a decision depends on; undefined: no such ad. */
export async function lockUndecided(tx: Transaction<Database>, adId: number) {
  await lockOrdersOfAds(tx, [adId]);
  return tx
    .selectFrom("ads")
    .leftJoin("ad_reviews as review", "review.ad_id", "ads.id")
    .where("ads.id", "=", adId)
    .select(["ads.ref_web", "review.claimed_by", "review.claimed_until"])
    .select([undecided.as("is_undecided"), versionOfAd.as("version")])
    .select(["ads.support_id", datesOfAd()])
    .executeTakeFirst();
}

interface Claim {
  readonly adId: number;
  readonly userId: number;
  readonly at: Date;
  readonly until: Date;
}

/** Claims an ad; its very first claim acknowledges it. */
export async function writeClaim(tx: Transaction<Database>, claim: Claim): Promise<void> {
  const { adId, userId, at, until } = claim;
  await tx
    .insertInto("ad_reviews")
    .values({ ad_id: adId, acknowledged_at: at, claimed_by: userId, claimed_until: until })
    .onConflict((conflict) =>
      conflict.column("ad_id").doUpdateSet({ claimed_by: userId, claimed_until: until }),
    )
    .execute();
}

/** Ends a claim; one that was renewed since stays. */
export async function endClaim(db: Queries, { adId, userId, at, until }: Claim): Promise<void> {
  await db
    .updateTable("ad_reviews")
    .set({ claimed_until: at })
    .where("ad_id", "=", adId)
    .where("claimed_by", "=", userId)
    .where("claimed_until", "=", until)
    .execute();
}

export function insertDecision(
  tx: Transaction<Database>,
  decision: Insertable<Database["ad_decisions"]>,
) {
  return tx.insertInto("ad_decisions").values(decision).returning("id").executeTakeFirstOrThrow();
}

/** Locks the open ones of some decisions. */
export function lockOpenDecisions(tx: Transaction<Database>, decisionIds: readonly number[]) {
  return tx
    .selectFrom("ad_decisions")
    .selectAll()
    .where("id", "in", decisionIds)
    .where("outcome", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The open decision on an ad; undefined: none. */
export function findOpenDecision(tx: Transaction<Database>, adId: number) {
  return tx
    .selectFrom("ad_decisions")
    .select(["id", "decision", "text_hash", "decided_by", "due_at", "reason_fr", "reason_ar"])
    .where("ad_id", "=", adId)
    .where("outcome", "is", null)
    .executeTakeFirst();
}

/** Open decisions whose undo time is over, the oldest first, without some. */
export function listDueDecisions(
  db: Queries,
  { now, without, most }: { now: Date; without: ReadonlySet<string>; most: number },
) {
  return db
    .selectFrom("ad_decisions")
    .select(["id", "ad_id"])
    .where("outcome", "is", null)
    .where("due_at", "<=", now)
    .where(isNone(sql`id::text`, without))
    .orderBy("due_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** An open decision, locked; undefined where it is not open any more, or another process carries it out. */
export function lockDecision(tx: Transaction<Database>, decisionId: number) {
  return tx
    .selectFrom("ad_decisions")
    .selectAll()
    .where("id", "=", decisionId)
    .where("outcome", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function endDecision(
  tx: Transaction<Database>,
  decisionId: number,
  outcome: "carried_out" | "undone" | "void",
  at: Date,
): Promise<void> {
  await tx
    .updateTable("ad_decisions")
    .set({ outcome, ended_at: at })
    .where("id", "=", decisionId)
    .execute();
}

/** State of a decision's ad for the trail, with the moderator's address and the advertiser's language. */
export function selectForTrail(tx: Transaction<Database>, decisionId: number) {
  return tx
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("users as advertiser", "advertiser.id", "ads.user_id")
    .innerJoin("ad_decisions as decision", "decision.ad_id", "ads.id")
    .innerJoin("users as moderator", "moderator.id", "decision.decided_by")
    .where("decision.id", "=", decisionId)
    .select(["ads.ref_web", "ads.status as ad", "ads.online", "ads.correction_fr"])
    .select("orders.status as order")
    .select([versionOfAd.as("version")])
    .select(["advertiser.language", "moderator.email as moderator"])
    .executeTakeFirstOrThrow();
}

/** Stores the text of an ad at the request of a correction. */
export async function insertCorrection(
  tx: Transaction<Database>,
  decision: Selectable<Database["ad_decisions"]>,
  at: Date,
): Promise<void> {
  const ad = await tx
    .selectFrom("ads")
    .select(["web_title as title", "paper_content", "web_content"])
    .where("id", "=", decision.ad_id)
    .executeTakeFirstOrThrow();
  const { ad_id, id: decision_id, reason_fr, reason_ar } = decision;
  await tx
    .insertInto("ad_corrections")
    .values({ ad_id, decision_id, reason_fr, reason_ar, ...ad, asked_at: at })
    .execute();
}

/** Decisions on an ad that were not taken back, with the moderator's name. */
export function listDecisions(db: Queries, adId: number) {
  return db
    .selectFrom("ad_decisions as decision")
    .innerJoin("users", "users.id", "decision.decided_by")
    .where("decision.ad_id", "=", adId)
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "<>", "undone")]))
    .select(["decision.decision", "decision.outcome", "decision.decided_at"])
    .select(["decision.reason_fr", "decision.reason_ar", "users.first_name", "users.last_name"])
    .orderBy("decision.id")
    .execute();
}

/** Instants at which an ad was opened first, and at which its advertiser sent it again. */
export async function listReviews(db: Queries, adId: number) {
  const opened = await db
    .selectFrom("ad_reviews")
    .select("acknowledged_at as at")
    .where("ad_id", "=", adId)
    .execute();
  const corrected = await db
    .selectFrom("ad_corrections")
    .select("corrected_at as at")
    .where("ad_id", "=", adId)
    .where("corrected_at", "is not", null)
    .$narrowType<{ at: Date }>()
    .execute();
  return { opened, corrected };
}

/** A moderator's decisions that ended without effect since an instant. */
export function listVoided(db: Queries, userId: number, since: Date) {
  return db
    .selectFrom("ad_decisions as decision")
    .innerJoin("ads", "ads.id", "decision.ad_id")
    .where("decision.decided_by", "=", userId)
    .where("decision.outcome", "=", "void")
    .where("decision.ended_at", ">", since)
    .select(["decision.id", "ads.ref_web"])
    .orderBy("decision.id")
    .execute();
}

/** Puts ads that were not corrected before their first date back into the queue. Returns their references. */
export async function returnUncorrected(
  tx: Transaction<Database>,
  today: IsoDate,
): Promise<readonly string[]> {
  const returned = await tx
    .updateTable("ads")
    .set({ correction_fr: null, correction_ar: null })
    .where("correction_fr", "is not", null)
    .where("first_date", "<=", today)
    .returning("ref_web")
    .execute();
  return returned.map(({ ref_web }) => ref_web);
}
