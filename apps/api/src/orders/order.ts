import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { OrderKind } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Database, Queries } from "../platform/database/index.ts";
import type { OrderTable } from "../platform/database/tables/orders.ts";
import type { Identity } from "../platform/session/index.ts";
import { type Reach, reachOf } from "./reach.ts";

/** An order as payment and cancellation need to know it. */
export interface Order {
  readonly id: number;
  readonly ref: string;
  readonly kind: OrderKind;
  readonly status: OrderTable["status"];
  readonly businessId: number;
  /** What is charged, any coupon taken off. */
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  readonly discount: Centimes;
  readonly productId: number | null;
  readonly firstDate: IsoDate | null;
  readonly fixedPrice: boolean;
}

/** An order of the caller's; null when there is none, or it is somebody else's (readings G4). */
export async function findOrder(
  db: Queries,
  orderId: number,
  identity: Identity,
): Promise<Order | null> {
  const row = await selectOrder(db, orderId, reachOf(identity)).executeTakeFirst();
  return row === undefined ? null : describe(db, row);
}

/**
 * As {@link findOrder}, held until the transaction ends: nobody else pays or cancels it meanwhile. Orders are locked
 * before coupons, those before accounts. A null `identity` locks anybody's.
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
