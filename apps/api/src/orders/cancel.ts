import { cancelOrder } from "@parution/contract/orders";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import { lockOrder } from "./order.ts";
import { orderClosed, orderNotFound } from "./problems.ts";
import { updateAdStatus, updateOrder, voidCashCode } from "./queries.ts";

/** Cancels an order that nothing has settled, and its ad with it. */
export const cancelOrderRoute = bindSession(cancelOrder, (request) =>
  once(request, async (tx) => {
    const order = await lockOrder(tx, request.input.body.orderId, request.identity);
    if (order === null) throw orderNotFound();
    if (!isCancellable(order.status)) throw orderClosed(order.status);
    await cancelLocked(tx, order.id, new Date(request.context.clock.now()));
    return { message: cancelled[request.language] };
  }),
);

/** True for a status that waits for payment, with or without a code for a cash partner. */
export function isCancellable(status: number): boolean {
  const { unpaid, paymentPending, topUpAwaiting } = ORDER_STATUS_CODES;
  return status === unpaid || status === paymentPending || status === topUpAwaiting;
}

/** Cancels an order that its transaction has locked, its ad and its code for a cash partner. */
export async function cancelLocked(
  tx: Transaction<Database>,
  orderId: number,
  at: Date,
): Promise<void> {
  await voidCashCode(tx, orderId, "cancelled", at);
  const status = ORDER_STATUS_CODES.cancelled;
  await updateOrder(tx, orderId, { status, payment_method: null, cancelled_at: at });
  await updateAdStatus(tx, orderId, AD_STATUS_CODES.cancelled);
}

const cancelled: Messages = { fr: "Votre commande est annulée.", ar: "تم إلغاء طلبكم." };
