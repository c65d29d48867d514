import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";

/** Why a cash partner's code is good no more. */
export type VoidReason = "cancelled" | "expired" | "replaced" | "settled";

/** Makes an order wait for money at a cash partner's: it has a code now (readings F2, J5). */
export async function promiseCash(tx: Transaction<Database>, orderId: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      status: ORDER_STATUS_CODES.paymentPending,
      payment_method: PAYMENT_METHOD_CODES.cashPartner,
    })
    .where("id", "=", orderId)
    .execute();
}

/** Ends the code of an order that its transaction has locked, where it has one; money it still brings is a credit. */
export async function voidCashCode(
  tx: Transaction<Database>,
  orderId: number,
  reason: VoidReason,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "refused", result_code: reason, answered_at: at })
    .where("order_id", "=", orderId)
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .execute();
}

/** As {@link voidCashCode}; and the order is unpaid again, with no method chosen. */
export async function releaseCashCode(
  tx: Transaction<Database>,
  orderId: number,
  reason: VoidReason,
  at: Date,
): Promise<void> {
  await voidCashCode(tx, orderId, reason, at);
  await tx
    .updateTable("orders")
    .set({ status: ORDER_STATUS_CODES.unpaid, payment_method: null })
    .where("id", "=", orderId)
    .where("status", "=", ORDER_STATUS_CODES.paymentPending)
    .execute();
}
