import { AD_STATUS_CODES } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { publishDue } from "../publishing/index.ts";

/** How an order that is settled was settled. */
export type SettlingMethod = "card" | "balance" | "onTerm";

/**
 * Closes an order whose money has been posted. Paid, its ad is validated (at once or by an operator) and published when
 * its first date has come; on term, both are in review (readings F1, F2, F5).
 */
export async function settle(
  tx: Transaction<Database>,
  orderId: number,
  method: SettlingMethod,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  const onTerm = method === "onTerm";
  await tx
    .updateTable("orders")
    .set({
      status: onTerm ? ORDER_STATUS_CODES.processing : ORDER_STATUS_CODES.paid,
      payment_method: PAYMENT_METHOD_CODES[method],
      settled_at: new Date(context.clock.now()),
    })
    .where("id", "=", orderId)
    .execute();
  const status = adStatusAfter(method, context);
  await tx.updateTable("ads").set({ status }).where("order_id", "=", orderId).execute();
  if (status === AD_STATUS_CODES.validated) await publishDue(tx, context, orderId);
}

/** The status of an ad whose order has been settled. */
function adStatusAfter(method: SettlingMethod, { config }: Pick<Context, "config">) {
  if (method === "onTerm") return AD_STATUS_CODES.inReview;
  return config.validatesAtOnce ? AD_STATUS_CODES.validated : AD_STATUS_CODES.awaiting;
}
