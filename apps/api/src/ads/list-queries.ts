import type { Language } from "@parution/contract/call";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Reach } from "../orders/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { actionableColumns } from "./actionable.ts";

/** What narrows the list of one's ads. */
export interface AdFilter {
  readonly reach: Reach;
  /** The ad's own number or the advertiser's reference, whole. */
  readonly reference: string | null;
  /** Ordered at this instant or later, epoch milliseconds. */
  readonly from: number | null;
  /** Ordered before this instant. */
  readonly before: number | null;
  readonly status: 0 | 1 | 2 | 3 | 4 | 9 | null;
}

/** How many ads there are, counted no further than `most` + 1. */
export async function countAds(db: Queries, filter: AdFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      filterAds(db, filter)
        .select("ads.id")
        .limit(most + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Where a page begins, and how many rows it has. */
interface Place {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of a filter, newest first, in one statement: which rows it has is read from an index alone, so that late pages
 * cost little more than the first.
 */
export function listAdPage(
  db: Queries,
  filter: AdFilter,
  { offset, limit }: Place,
  language: Language,
) {
  const ids = filterAds(db, filter)
    .select("ads.id")
    .orderBy("ads.created_at", "desc")
    .orderBy("ads.id", "desc")
    .offset(offset)
    .limit(limit);
  return selectAds(db, language).innerJoin(ids.as("page"), "page.id", "ads.id").execute();
}

/** The rows behind some ids, newest first. */
export async function listAds(db: Queries, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return selectAds(db, language).where("ads.id", "in", ids).execute();
}

function selectAds(db: Queries, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .select((eb) => [
      ...actionableColumns,
      "ads.user_id",
      "ads.created_at",
      "support.id as support_id",
      "support.slug as support_slug",
      `support.label_${language} as support_label` as const,
      `heading.label_${language} as heading` as const,
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    ])
    .orderBy("ads.created_at", "desc")
    .orderBy("ads.id", "desc");
}

export type AdRow = Awaited<ReturnType<typeof listAds>>[number];

/** The ads that a filter leaves, in no order. */
export function filterAds(db: Queries, { reach, reference, from, before, status }: AdFilter) {
  let query = db.selectFrom("ads").where(`ads.${reach.column}`, "=", reach.id);
  if (status !== null) query = query.where("ads.status", "=", status);
  if (from !== null) query = query.where("ads.created_at", ">=", new Date(from));
  if (before !== null) query = query.where("ads.created_at", "<", new Date(before));
  if (reference !== null) query = query.where("ads.id", "in", named(db, reference));
  return query;
}

/** The ads of a reference, whosever: few, so found first, lest the planner walk through all of one's own. */
function named(db: Queries, reference: string) {
  return db
    .selectFrom("ads")
    .select("id")
    .where("ref_web", "=", reference.toUpperCase())
    .unionAll(
      db
        .selectFrom("ads")
        .select("id")
        .where((eb) => eb(eb.fn<string>("lower", ["reference"]), "=", reference.toLowerCase())),
    );
}
