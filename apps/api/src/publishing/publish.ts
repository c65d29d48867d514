import { dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Kysely } from "kysely";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { notifyPublished } from "./notify.ts";
import { publishUntil } from "./queries.ts";
import { logOnWeb } from "./web-log.ts";

type Time = Pick<Context, "clock" | "config">;

const publishedOn = new WeakMap<Kysely<Database>, IsoDate>();

/**
 * Publishes validated ads whose first date has come (docs/domain/certificates.md#going-online): all,
 * or those of one order. On the web appear those that the advertiser wanted there; each advertiser is notified by mail.
 */
export function publishDue(db: Queries, time: Time, orderId?: number): Promise<void> {
  return transaction(db, async (tx) => {
    const published = await publishWithoutMail(tx, time, orderId);
    await notifyPublished(tx, published, new Date(time.clock.now()));
  });
}

/** Variant of {@link publishDue} without mails. Returns the ads' ids. */
export async function publishWithoutMail(
  db: Queries,
  { clock, config }: Time,
  orderId?: number,
): Promise<readonly number[]> {
  const now = clock.now();
  const today = dateInZone(now, config.publisherZone);
  const at = new Date(now);
  const published = (await publishUntil(db, { today, orderId, at })).map(({ id }) => id);
  await logOnWeb(db, published, at);
  return published;
}

/** Variant of {@link publishDue} for readers: once a day in each process, since ads fall due when a day begins. */
export async function publishToday(context: Pick<Context, "clock" | "config" | "db">) {
  const { today } = momentOf(context);
  if (publishedOn.get(context.db) === today) return;
  await publishDue(context.db, context);
  publishedOn.set(context.db, today);
}
