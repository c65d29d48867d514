import type { Centimes } from "@parution/rules/money";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** A coupon by its code, in any case; a retired one is none. */
export const findCoupon = (db: Queries, code: string) =>
  db
    .selectFrom("coupons")
    .selectAll()
    .where("retired_at", "is", null)
    .where("code", "=", code.trim().toUpperCase());

/** Number of orders with a coupon, cancelled ones and `butOrder` left out. */
export async function countUses(db: Queries, couponId: number, butOrder: number): Promise<number> {
  const { uses } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("uses"))
    .where("coupon_id", "=", couponId)
    .where("status", "<>", ORDER_STATUS_CODES.cancelled)
    .where("id", "<>", butOrder)
    .executeTakeFirstOrThrow();
  return uses;
}

interface Discounted {
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  readonly discount: Centimes;
  readonly couponId: number;
}

/** Writes the amounts of an order with a coupon. */
export async function updateAmounts(
  tx: Transaction<Database>,
  orderId: number,
  { total, exclTax, tax, discount, couponId }: Discounted,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ total, excl_tax: exclTax, tax, discount, coupon_id: couponId })
    .where("id", "=", orderId)
    .execute();
}
