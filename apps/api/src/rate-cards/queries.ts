import { sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type RatePrices, ratePrices } from "./prices.ts";

/** The prices in force, as the catalogue's tables hold them. */
export async function readPrices(db: Queries): Promise<RatePrices> {
  const supports = await db
    .selectFrom("supports as support")
    .select((eb) => [
      "support.id as supportId",
      "support.package_price as packagePrice",
      "support.package_block_lines as blockLines",
      "support.package_min_dates as discountFromDates",
      jsonArrayFrom(
        eb
          .selectFrom("support_tiers as tier")
          .whereRef("tier.support_id", "=", "support.id")
          .select([
            "tier.min_lines as minLines",
            "tier.max_lines as maxLines",
            "tier.code",
            "tier.discount_percent as discountPercent",
          ])
          .orderBy("tier.min_lines"),
      ).as("tiers"),
    ])
    .orderBy("support.id")
    .execute();
  const headings = await db
    .selectFrom("support_headings")
    .select([
      "support_id as supportId",
      "heading_id as headingId",
      "unit_price as unitPrice",
      "discount_percent as discountPercent",
    ])
    .orderBy("support_id")
    .orderBy("heading_id")
    .execute();
  const canvases = await db
    .selectFrom("product_canvases")
    .select(["product_id as productId", "canvas_id as canvasId", "price"])
    .orderBy("product_id")
    .orderBy("canvas_id")
    .execute();
  const copies = await db
    .selectFrom("journal_prices")
    .select(["product_id as productId", "duration_id as durationId", "unit_price as price"])
    .orderBy("product_id")
    .orderBy("duration_id")
    .execute();
  const deliveries = await db
    .selectFrom("journal_deliveries")
    .select(["id as deliveryId", "price"])
    .orderBy("id")
    .execute();
  const subscriptions = await db
    .selectFrom("subscription_prices")
    .select(["offer_id as offerId", "support_id as supportId", "price"])
    .orderBy("offer_id")
    .orderBy("support_id")
    .execute();
  return { supports, headings, canvases, copies, deliveries, subscriptions };
}

/**
 * Writes the prices of a card into the catalogue, where they differ. A row that was added since the card was written keeps its
 * price.
 */
export async function writePrices(tx: Transaction<Database>, prices: RatePrices): Promise<void> {
  const given = (rows: readonly unknown[], columns: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(columns)})`;
  await writeSupports(tx, prices.supports);
  await sql`update support_headings set unit_price = given."unitPrice", discount_percent = given."discountPercent"
    from ${given(prices.headings, '"supportId" int, "headingId" int, "unitPrice" int, "discountPercent" smallint')}
    where support_id = given."supportId" and heading_id = given."headingId"
      and (unit_price, discount_percent) is distinct from (given."unitPrice", given."discountPercent")`.execute(
    tx,
  );
  await sql`update product_canvases set price = given.price
    from ${given(prices.canvases, '"productId" int, "canvasId" int, price int')}
    where product_id = given."productId" and canvas_id = given."canvasId"
      and product_canvases.price is distinct from given.price`.execute(tx);
  await sql`update journal_prices set unit_price = given.price
    from ${given(prices.copies, '"productId" int, "durationId" int, price int')}
    where product_id = given."productId" and duration_id = given."durationId"
      and unit_price <> given.price`.execute(tx);
  await sql`update journal_deliveries set price = given.price
    from ${given(prices.deliveries, '"deliveryId" int, price int')}
    where id = given."deliveryId" and journal_deliveries.price <> given.price`.execute(tx);
  await sql`update subscription_prices set price = given.price
    from ${given(prices.subscriptions, '"offerId" int, "supportId" int, price int')}
    where offer_id = given."offerId" and support_id = given."supportId"
      and subscription_prices.price <> given.price`.execute(tx);
}

async function writeSupports(
  tx: Transaction<Database>,
  supports: RatePrices["supports"],
): Promise<void> {
  for (const { supportId, tiers, ...rates } of supports) {
    await tx
      .updateTable("supports")
      .set({
        package_price: rates.packagePrice,
        package_block_lines: rates.blockLines,
        package_min_dates: rates.discountFromDates,
      })
      .where("id", "=", supportId)
      .execute();
    await tx.deleteFrom("support_tiers").where("support_id", "=", supportId).execute();
    if (tiers.length === 0) continue;
    const rows = tiers.map((tier) => ({
      support_id: supportId,
      min_lines: tier.minLines,
      max_lines: tier.maxLines,
      code: tier.code,
      discount_percent: tier.discountPercent,
    }));
    await tx.insertInto("support_tiers").values(rows).execute();
  }
}

/** Stored card without its prices. */
export type RateCard = Awaited<ReturnType<typeof listCards>>[number];

const COLUMNS = ["id", "label", "valid_from", "created_at", "applied_at", "withdrawn_at"] as const;

/** Every card, the newest first. */
export function listCards(db: Queries) {
  return db.selectFrom("rate_cards").select(COLUMNS).orderBy("valid_from", "desc").execute();
}

/** Instant of the next card that the catalogue has not taken, epoch milliseconds; infinity without one. */
export async function nextCardAt(db: Queries): Promise<number> {
  const row = await db
    .selectFrom("rate_cards")
    .where("applied_at", "is", null)
    .where("withdrawn_at", "is", null)
    .select((eb) => eb.fn.min("valid_from").as("at"))
    .executeTakeFirst();
  return row?.at?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Cards whose instant has come, oldest first, locked: another process that takes them waits. */
export async function lockDueCards(tx: Transaction<Database>, now: Date) {
  const rows = await tx
    .selectFrom("rate_cards")
    .where("applied_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("valid_from", "<=", now)
    .select(["id", "prices"])
    .orderBy("valid_from")
    .forUpdate()
    .execute();
  return rows.map(({ id, prices }) => ({ id, prices: ratePrices.parse(prices) }));
}

/** A card by its number, locked. */
export function lockCard(tx: Transaction<Database>, id: number) {
  return tx
    .selectFrom("rate_cards")
    .where("id", "=", id)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst();
}

/** Prices of a card; undefined for an unknown one. */
export async function readCardPrices(db: Queries, id: number): Promise<RatePrices | undefined> {
  const row = await db
    .selectFrom("rate_cards")
    .where("id", "=", id)
    .select("prices")
    .executeTakeFirst();
  return row && ratePrices.parse(row.prices);
}
