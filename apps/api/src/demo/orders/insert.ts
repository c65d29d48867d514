import type { Transaction } from "kysely";
import { continueIds } from "../../newspaper/continue-ids.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { type NumberedOrder, orderRow } from "./rows.ts";

/** Rows of one statement: a statement takes 65 535 values. */
const BATCH = 500;

/** Writes orders with what they are for. Ads are numbered on their own, in the order of their orders. */
export async function insertOrders(
  tx: Transaction<Database>,
  orders: readonly NumberedOrder[],
): Promise<void> {
  await inBatches(orders.map(orderRow), (rows) => tx.insertInto("orders").values(rows).execute());
  await insertAds(tx, orders);
  await insertJournals(tx, orders);
  const subscriptions = orders.flatMap(({ id, goods }) =>
    goods.kind === "subscription" ? [{ ...goods.subscription, order_id: id }] : [],
  );
  await tx.insertInto("subscriptions").values(subscriptions).execute();
  await continueIds(tx, ["orders", "ads"]);
}

async function insertAds(
  tx: Transaction<Database>,
  orders: readonly NumberedOrder[],
): Promise<void> {
  const ads = orders
    .flatMap(({ id, goods }) => (goods.kind === "ad" ? [{ ...goods, orderId: id }] : []))
    .map((ad, index) => ({ ...ad, id: index + 1 }));
  const rows = ads.map(({ id, ad, orderId }) => ({ ...ad, id, order_id: orderId }));
  await inBatches(rows, (batch) => tx.insertInto("ads").values(batch).execute());
  const dates = ads.flatMap(({ id, dates: days }) => days.map((date) => ({ ad_id: id, date })));
  await tx.insertInto("ad_dates").values(dates).execute();
}

async function insertJournals(
  tx: Transaction<Database>,
  orders: readonly NumberedOrder[],
): Promise<void> {
  const journals = orders.flatMap(({ id, goods }) =>
    goods.kind === "journal" ? [{ ...goods, order_id: id }] : [],
  );
  const rows = journals.map(({ journal, order_id }) => ({ ...journal, order_id }));
  await tx.insertInto("journal_orders").values(rows).execute();
  const issues = journals.flatMap(({ issues: ordered, order_id }) =>
    ordered.map((issue) => ({ ...issue, order_id })),
  );
  await tx.insertInto("journal_order_dates").values(issues).execute();
}

/** Writes rows a statement at a time. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH));
}
