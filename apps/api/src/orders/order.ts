import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { type Centimes, splitTax } from "@parution/rules/money";
import type { OrderKind } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import { reachOf } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { OrderTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";
import { insertOrderRow, selectOrder, selectOrderedAd } from "./queries.ts";

/** Facts of an order for its payment and cancellation. */
export interface Order {
  readonly id: number;
  readonly ref: string;
  readonly kind: OrderKind;
  readonly status: OrderTable["status"];
  readonly businessId: number;
  /** Price in centimes, after any coupon. */
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  readonly discount: Centimes;
  readonly productId: number | null;
  readonly firstDate: IsoDate | null;
  readonly fixedPrice: boolean;
  /** Lead time of its ad's newspaper, in hours. */
  readonly leadHours: number;
}

/** An order of the caller's; null: none, or another account's. */
export async function findOrder(
  db: Queries,
  orderId: number,
  identity: Identity,
): Promise<Order | null> {
  const row = await selectOrder(db, orderId, reachOf(identity)).executeTakeFirst();
  return row === undefined ? null : describe(db, row);
}

/**
 * Variant of {@link findOrder} that locks the order until the transaction ends: no other
 * transaction pays or cancels it meanwhile. Orders are locked before coupons, those before
 * accounts. A null `identity` locks any account's.
 */
export async function lockOrder(
  tx: Transaction<Database>,
  orderId: number,
  identity: Identity | null,
): Promise<Order | null> {
  const reach = identity && reachOf(identity);
  const row = await selectOrder(tx, orderId, reach).forUpdate().executeTakeFirst();
  return row === undefined ? null : describe(tx, row);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOrder>["executeTakeFirst"]>>>;

async function describe(db: Queries, row: Row): Promise<Order> {
  const ad = await selectOrderedAd(db, row.id);
  const { business_id, excl_tax, ...order } = row;
  return {
    ...order,
    businessId: business_id,
    exclTax: excl_tax,
    productId: ad?.product_id ?? null,
    firstDate: ad === undefined ? null : toIsoDate(ad.first_date),
    fixedPrice: ad?.fixed_price ?? false,
    leadHours: ad?.lead_hours ?? 0,
  };
}

/** Facts of an order before any payment. */
export interface OpenedOrder {
  readonly kind: "journal" | "subscription";
  readonly identity: Identity;
  readonly supportId: number;
  /** Tax included. */
  readonly total: Centimes;
  readonly at: Date;
}

/** Writes an unpaid order; its feature writes the ordered journals or subscription. */
export async function openOrder(
  tx: Transaction<Database>,
  { kind, identity, supportId, total, at }: OpenedOrder,
): Promise<{ readonly id: number; total: Centimes; exclTax: Centimes; tax: Centimes }> {
  const { exclTax, tax } = splitTax(total);
  const amounts = { total, exclTax, tax };
  const { id } = await insertOrderRow(tx, { kind, owner: identity, supportId, ...amounts, at });
  return { id, ...amounts };
}

const DIGITS = 8;

/** Reference of an order, as in its column `ref`, for rows written with the order. */
export const referenceOf = (orderId: number): string => `C${String(orderId).padStart(DIGITS, "0")}`;
