import type { IsoDate } from "@parution/rules/dates";
import { splitTax } from "@parution/rules/money";
import { sql, type Transaction } from "kysely";
import { mailRow, type QueuedMail } from "../../mail/index.ts";
import {
  type Database,
  insertRecords,
  type JsonRow,
  type Queries,
} from "../../platform/database/index.ts";
import type { KeptAnswer } from "../../platform/idempotency/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import type { PricedSelection } from "../../pricing/index.ts";
import type { Details } from "./details.ts";
import type { OrderedFile } from "./files.ts";
import { adColumns, dateRows, fileRows } from "./rows.ts";

/** Everything that is written of an order of an ad. */
export interface NewOrder {
  readonly identity: Identity;
  readonly selection: PricedSelection;
  readonly dates: readonly IsoDate[];
  readonly details: Details;
  readonly files: readonly OrderedFile[];
  readonly clientAddress: string;
  readonly at: Date;
}

/** What an order and its ad are known by. */
export interface OrderIds {
  readonly orderId: number;
  readonly adId: number;
}

/** An order, and what else its statement writes. */
export interface WrittenOrder {
  readonly order: NewOrder;
  readonly letterOf?: (ids: OrderIds) => QueuedMail;
  readonly answerOf?: (ids: OrderIds) => KeptAnswer | null;
}

/** Writes an order of an ad, unpaid. */
export async function insertOrder(
  tx: Transaction<Database>,
  written: WrittenOrder,
): Promise<OrderIds> {
  const [ids] = await insertOrders(tx, [written]);
  if (ids === undefined) throw new Error("The order was not written.");
  return ids;
}

/** As {@link insertOrder}, any number, all of them or none: one statement writes everything. */
export async function insertOrders(
  db: Queries,
  written: readonly WrittenOrder[],
): Promise<readonly OrderIds[]> {
  const ids = await drawIds(db, written.length);
  const given = ids.flatMap((drawn, at) => {
    const one = written[at];
    return one === undefined ? [] : [{ ...one, ids: drawn }];
  });
  const answers = given.flatMap((one) => one.answerOf?.(one.ids) ?? []);
  const letters = given.flatMap((one) => letterRows(one));
  const files = given.flatMap(({ order, ids: { adId } }) => fileRows(adId, order.files));
  const inserts = [
    insertRecords("orders", given.map(orderRow)),
    insertRecords("ads", given.map(adRow)),
    insertRecords(
      "ad_dates",
      given.flatMap(({ order, ids: { adId } }) => dateRows(adId, order.dates)),
    ),
    ...(files.length > 0 ? [insertRecords("ad_files", files)] : []),
    ...(letters.length > 0 ? [insertRecords("mails", letters)] : []),
    // PostgreSQL does the last one first: a key that was used before ends the statement with nothing else written.
    ...(answers.length > 0 ? [insertRecords("idempotent_answers", answers)] : []),
  ];
  const parts = inserts.map((insert, at) => sql`${sql.ref(`part_${at}`)} as (${insert})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
  return ids;
}

interface Given extends WrittenOrder {
  readonly ids: OrderIds;
}

/** Ids in the order of their orders, which mails and answers name before anything is written. */
async function drawIds(db: Queries, count: number): Promise<readonly OrderIds[]> {
  // Alone, the drawing need not reach the disk: what is written under its ids takes it along.
  const hurry = db.isTransaction ? sql`null` : sql`set_config('synchronous_commit', 'off', true)`;
  const { rows } = await sql<OrderIds>`
    with numbers as materialized (
      select pg_get_serial_sequence('orders', 'id')::regclass as orders,
        pg_get_serial_sequence('ads', 'id')::regclass as ads, ${hurry})
    select nextval(orders) as "orderId", nextval(ads) as "adId"
    from numbers, generate_series(1, ${count}::integer)`.execute(db);
  return rows;
}

const ownerOf = ({ identity }: NewOrder) => ({
  business_id: identity.businessId,
  user_id: identity.userId,
});

function orderRow({ order, ids }: Given): JsonRow<"orders"> {
  const { total } = order.selection.price;
  const { exclTax, tax } = splitTax(total);
  return {
    id: ids.orderId,
    ...ownerOf(order),
    kind: "ad",
    status: 0,
    payment_method: null,
    support_id: order.selection.supportId,
    total,
    excl_tax: exclTax,
    tax,
    ice: order.details.ice,
    purchase_order: order.details.purchaseOrder,
    created_at: order.at,
  };
}

const adRow = ({ order, ids }: Given): JsonRow<"ads"> => ({
  id: ids.adId,
  order_id: ids.orderId,
  ...ownerOf(order),
  ...adColumns(order),
  options: order.selection.options,
});

const letterRows = ({ order, ids, letterOf }: Given): JsonRow<"mails">[] =>
  letterOf === undefined ? [] : [mailRow(letterOf(ids), order.at)];
