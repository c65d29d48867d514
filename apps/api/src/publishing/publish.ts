import { dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Kysely } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database, Queries } from "../platform/database/index.ts";

type Time = Pick<Context, "clock" | "config">;

const publishedOn = new WeakMap<Kysely<Database>, IsoDate>();

/**
 * Publishes validated ads whose first date has come (readings F5): all, or those of one order. On the web appear those
 * that the advertiser wanted there. Returns how many.
 */
export async function publishDue(
  db: Queries,
  { clock, config }: Time,
  orderId?: number,
): Promise<number> {
  const now = clock.now();
  let update = db
    .updateTable("ads")
    .set((eb) => ({ online: eb.ref("publish_on_web"), published_at: new Date(now) }))
    .where("status", "=", 2)
    .where("published_at", "is", null)
    .where("first_date", "<=", dateInZone(now, config.publisherZone));
  if (orderId !== undefined) update = update.where("order_id", "=", orderId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** As {@link publishDue}, for readers: once a day in each process, since ads fall due when a day begins. */
export async function publishToday(context: Pick<Context, "clock" | "config" | "db">) {
  const today = dateInZone(context.clock.now(), context.config.publisherZone);
  if (publishedOn.get(context.db) === today) return;
  await publishDue(context.db, context);
  publishedOn.set(context.db, today);
}
