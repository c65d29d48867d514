import { AD_STATUS_CODES } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { publishDue } from "../publishing/index.ts";
import { voidCashCode } from "./cash-code.ts";
import { tellPaymentReceived } from "./tell.ts";

/** How an order that is settled was settled. */
export type SettlingMethod = "card" | "cashPartner" | "balance" | "onTerm";

/**
 * Closes an order whose money has been posted; a cash partner's code that it had is void, and who paid is told. Paid, its
 * ad is validated (at once or by an operator) and published when its first date has come; on term, both are in review, and
 * so is an ad paid in cash that an operator validates (readings F1, F2, F5).
 */
export async function settle(
  tx: Transaction<Database>,
  orderId: number,
  method: SettlingMethod,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  const onTerm = method === "onTerm";
  const at = new Date(context.clock.now());
  await voidCashCode(tx, orderId, "settled", at);
  await tx
    .updateTable("orders")
    .set({
      status: onTerm ? ORDER_STATUS_CODES.processing : ORDER_STATUS_CODES.paid,
      payment_method: PAYMENT_METHOD_CODES[method],
      settled_at: at,
    })
    .where("id", "=", orderId)
    .execute();
  if (method !== "onTerm") await tellPaymentReceived(tx, orderId, method, at);
  const status = adStatusAfter(method, context);
  await tx.updateTable("ads").set({ status }).where("order_id", "=", orderId).execute();
  if (status === AD_STATUS_CODES.validated) await publishDue(tx, context, orderId);
}

/** The status of an ad whose order has been settled. */
export function adStatusAfter(method: SettlingMethod, { config }: Pick<Context, "config">) {
  if (method === "onTerm") return AD_STATUS_CODES.inReview;
  if (config.validatesAtOnce) return AD_STATUS_CODES.validated;
  return method === "cashPartner" ? AD_STATUS_CODES.inReview : AD_STATUS_CODES.awaiting;
}
