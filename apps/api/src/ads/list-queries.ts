import type { Language } from "@parution/contract/call";
import type { WebState } from "@parution/rules/ads";
import { type Expression, sql } from "kysely";
import type { Reach } from "../access/index.ts";
import { datesOfAd, missedDatesOfAd } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { ownColumns } from "./actionable.ts";

/** Filter of the account's ads. */
export interface AdFilter {
  readonly reach: Reach;
  /** The ad's own number or the advertiser's reference, whole. */
  readonly reference: string | null;
  /** Ordered at this instant or later, epoch milliseconds. */
  readonly from: number | null;
  /** Ordered before this instant. */
  readonly before: number | null;
  readonly status: 0 | 1 | 2 | 3 | 4 | 9 | null;
  readonly webState: WebState | null;
}

/** Number of ads, counted no further than `most` + 1. */
export async function countAds(db: Queries, filter: AdFilter, most: number): Promise<number> {
  const { count } = await selectCount(db, filterAds(db, filter), most).executeTakeFirstOrThrow();
  return count;
}

/** Counts the rows of `ads`, no further than `most` + 1. */
export const selectCount = (db: Queries, ads: FilteredAds, most: number) =>
  db
    .selectFrom(
      ads
        .select("ads.id")
        .limit(most + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"));

/** The rows behind some ids, newest first. */
export async function listAds(db: Queries, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return selectAds(db, language).where("ads.id", "in", ids).execute();
}

/** Ads as lists show them, newest first. */
const selectAds = (db: Queries, language: Language) =>
  selectUnlabelledAds(db)
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .select([
      "support.channel_id",
      "support.fixed_price",
      "support.lead_hours",
      "support.slug as support_slug",
      `support.label_${language} as support_label` as const,
      `heading.label_${language} as heading` as const,
    ]);

/** Variant of {@link selectAds} without labels of the catalogue. */
export const selectUnlabelledAds = (db: Queries) =>
  db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .select([
      ...ownColumns,
      "ads.user_id",
      "ads.created_at",
      "ads.support_id",
      "ads.heading_id",
      datesOfAd(),
      missedDatesOfAd(),
    ])
    .orderBy("ads.created_at", "desc")
    .orderBy("ads.id", "desc");

export type AdRow = Awaited<ReturnType<typeof listAds>>[number];

/** The ads that a filter leaves, in no order. */
export const filterAds = (db: Queries, filter: AdFilter): FilteredAds =>
  whereAds(db, { column: filter.reach.column, ...valuesOf(filter) });

/** A filter's values as SQL compares them. */
export function valuesOf({ reach, reference, from, before, status, webState }: AdFilter) {
  return {
    reach: reach.id,
    upper: reference?.toUpperCase() ?? null,
    lower: reference?.toLowerCase() ?? null,
    from: from === null ? null : new Date(from),
    before: before === null ? null : new Date(before),
    status,
    webState,
  };
}

export type FilterValues = ReturnType<typeof valuesOf>;

/** Each value, or the slot of a prepared statement; null: no such condition. */
type Terms = {
  readonly [Name in keyof FilterValues]:
    | FilterValues[Name]
    | Expression<NonNullable<FilterValues[Name]>>;
};

type FilteredAds = ReturnType<typeof whereAds>;

/** State of an ad on the web, by the same rules as `webStateOf` of a validated ad. */
const webStateOf = sql<WebState>`case
  when ads.online then 'online'
  when ads.publish_on_web and ads.published_at is not null then 'offline'
  else 'planned' end`;

/** Variant of {@link filterAds} for terms instead of a filter. */
export function whereAds(db: Queries, terms: Terms & { readonly column: Reach["column"] }) {
  const { column, reach, upper, lower, from, before, status, webState } = terms;
  let query = db.selectFrom("ads").where(`ads.${column}`, "=", reach);
  if (status !== null) query = query.where("ads.status", "=", status);
  if (webState !== null) query = query.where(webStateOf, "=", webState);
  if (from !== null) query = query.where("ads.created_at", ">=", from);
  if (before !== null) query = query.where("ads.created_at", "<", before);
  if (upper !== null) query = query.where("ads.id", "in", named(db, upper, lower));
  return query;
}

/** The ads of a reference, of any account: few, so found first, lest the planner scan every ad of the caller's. */
function named(db: Queries, upper: NonNullable<Terms["upper"]>, lower: Terms["lower"]) {
  return db
    .selectFrom("ads")
    .select("id")
    .where("ref_web", "=", upper)
    .unionAll(
      db
        .selectFrom("ads")
        .select("id")
        .where((eb) => eb(eb.fn<string>("lower", ["reference"]), "=", lower)),
    );
}
