import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { type Centimes, splitTax } from "@parution/rules/money";
import type { OrderKind } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import { type Reach, reachOf } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { OrderTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** An order as payment and cancellation need to know it. */
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
 * As {@link findOrder}, held until the transaction ends: no other transaction pays or cancels it meanwhile. Orders are locked
 * before coupons, those before accounts. A null `identity` locks any account's.
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

function selectOrder(db: Queries, orderId: number, reach: Reach | null) {
  const query = db
    .selectFrom("orders")
    .select(["id", "ref", "kind", "status", "business_id", "total", "excl_tax", "tax", "discount"])
    .where("id", "=", orderId);
  return reach === null ? query : query.where(reach.column, "=", reach.id);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOrder>["executeTakeFirst"]>>>;

async function describe(db: Queries, row: Row): Promise<Order> {
  const ad = await db
    .selectFrom("ads")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .select(["ads.product_id", "ads.first_date", "supports.fixed_price"])
    .where("ads.order_id", "=", row.id)
    .executeTakeFirst();
  const { business_id, excl_tax, ...order } = row;
  return {
    ...order,
    businessId: business_id,
    exclTax: excl_tax,
    productId: ad?.product_id ?? null,
    firstDate: ad === undefined ? null : toIsoDate(ad.first_date),
    fixedPrice: ad?.fixed_price ?? false,
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

/** Writes an unpaid order; what it orders is its feature's to write. */
export async function openOrder(
  tx: Transaction<Database>,
  { kind, identity, supportId, total, at }: OpenedOrder,
): Promise<{ readonly id: number; total: Centimes; exclTax: Centimes; tax: Centimes }> {
  const { exclTax, tax } = splitTax(total);
  const { id } = await tx
    .insertInto("orders")
    .values({
      kind,
      status: 0,
      payment_method: null,
      business_id: identity.businessId,
      user_id: identity.userId,
      support_id: supportId,
      total,
      excl_tax: exclTax,
      tax,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, total, exclTax, tax };
}

const DIGITS = 8;

/** Reference of an order, as in its column `ref`, for rows written with the order. */
export const referenceOf = (orderId: number): string => `C${String(orderId).padStart(DIGITS, "0")}`;
