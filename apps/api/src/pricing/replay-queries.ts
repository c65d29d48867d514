import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Instants between which ads were ordered, and the zone in which the days of packages begin. */
export interface ReplaySpan {
  readonly from: Date;
  readonly to: Date;
  readonly zone: string;
}

interface Page {
  /** The last ad of the page before. */
  readonly after: number;
  readonly limit: number;
}

/** Settled ads ordered between two instants, by number, with what their price was made of. */
export function listReplayed(db: Queries, { zone, ...span }: ReplaySpan, { after, limit }: Page) {
  return replayed(db, span)
    .where("ad.id", ">", after)
    .select(["ad.id", "ad.ref_web", "ad.created_at", "order.ref as order_ref"])
    .select(["ad.support_id", "ad.heading_id", "ad.business_id", "ad.product_id", "ad.canvas_id"])
    .select([
      "ad.line_count",
      "ad.total",
      sql<string>`to_char(ad.created_at at time zone ${zone}, 'YYYY-MM-DD')`.as("day"),
      sql<number>`(select count(*)::int from ad_dates where ad_dates.ad_id = ad.id)`.as("dates"),
    ])
    .orderBy("ad.id")
    .limit(limit)
    .execute();
}

/** Number of those ads, counted no further than `most` + 1. */
export async function countReplayed(db: Queries, span: ReplaySpan, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      replayed(db, span)
        .select("ad.id")
        .limit(most + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const replayed = (db: Queries, { from, to }: Omit<ReplaySpan, "zone">) =>
  db
    .selectFrom("ads as ad")
    .innerJoin("orders as order", "order.id", "ad.order_id")
    .where("ad.created_at", ">=", from)
    .where("ad.created_at", "<", to)
    .where("order.status", "in", [1, 2]);
