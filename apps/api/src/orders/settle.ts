import { AD_STATUS_CODES } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import { holdEditions, requireOpenEditions } from "../edition-state/index.ts";
import {
  chargeOnTerm,
  fitsCeiling,
  lockAccounts,
  type PaidOrder,
  readCredit,
} from "../ledger/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { publishDue } from "../publishing/index.ts";
import { notifyPaymentReceived } from "./notify.ts";
import { ceilingExceeded } from "./problems.ts";
import {
  isModerated,
  noteLateSettlement,
  reopenOrder,
  selectPlannedAd,
  updateAdStatus,
  updateOrder,
  type VoidReason,
  voidCashCode,
} from "./queries.ts";

/** Method by which an order was settled. */
export type SettlingMethod = "card" | "cashPartner" | "balance" | "onTerm";

/**
 * Closes an order whose money has been posted; a cash partner's code that it had is void, and the payer is notified. Paid, its
 * ad is validated (at once or by an operator) and published when its first date has come; on term, both are in review, and
 * so is an ad paid in cash that an operator validates (docs/domain/certificates.md#validation).
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
  await updateOrder(tx, orderId, {
    status: onTerm ? ORDER_STATUS_CODES.processing : ORDER_STATUS_CODES.paid,
    payment_method: PAYMENT_METHOD_CODES[method],
    settled_at: at,
  });
  if (method !== "onTerm") await notifyPaymentReceived(tx, orderId, method, at);
  const isLate = (await holdEditionsOfOrder(tx, orderId)).length > 0;
  if (isLate) await noteLateSettlement(tx, orderId, at);
  const inTime = await adStatusAfter(tx, orderId, method, context);
  // An ad that missed its edition waits for another date.
  const status = isLate && inTime === AD_STATUS_CODES.validated ? AD_STATUS_CODES.awaiting : inTime;
  await updateAdStatus(tx, orderId, status);
  if (status === AD_STATUS_CODES.validated) await publishDue(tx, context, orderId);
}

async function holdEditionsOfOrder(tx: Transaction<Database>, orderId: number) {
  const ad = await selectPlannedAd(tx, orderId);
  return ad === undefined ? [] : holdEditions(tx, ad.support_id, ad.dates);
}

/** @throws ProblemError 409 when an edition of an order's ad is closed. */
export async function requireOpenForOrder(
  tx: Transaction<Database>,
  orderId: number,
): Promise<void> {
  const ad = await selectPlannedAd(tx, orderId);
  if (ad !== undefined) await requireOpenEditions(tx, ad.support_id, ad.dates);
}

/** The status of an ad whose order has been settled. */
export async function adStatusAfter(
  tx: Transaction<Database>,
  orderId: number,
  method: SettlingMethod,
  { config }: Pick<Context, "config">,
) {
  if (method === "onTerm") return AD_STATUS_CODES.inReview;
  if (config.validatesAtOnce && !(await isModerated(tx, orderId))) return AD_STATUS_CODES.validated;
  return method === "cashPartner" ? AD_STATUS_CODES.inReview : AD_STATUS_CODES.awaiting;
}

/**
 * Charges an order to its account's credit and sends its ad to review.
 * @throws ProblemError 409 when the account would owe more than its ceiling, or an edition of the ad is closed.
 */
export async function settleOnTerm(
  tx: Transaction<Database>,
  businessId: number,
  order: PaidOrder,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  await requireOpenForOrder(tx, order.id);
  const accounts = await lockAccounts(tx, businessId);
  const { ceiling } = await readCredit(tx, businessId);
  if (!fitsCeiling(ceiling, accounts.owed, order.total)) throw ceilingExceeded();
  await chargeOnTerm(tx, accounts, order, new Date(context.clock.now()));
  await settle(tx, order.id, "onTerm", context);
}

/** Marks an order as waiting for cash at a partner's, with its code (docs/domain/payments.md#cash-codes). */
export async function promiseCash(tx: Transaction<Database>, orderId: number): Promise<void> {
  await updateOrder(tx, orderId, {
    status: ORDER_STATUS_CODES.paymentPending,
    payment_method: PAYMENT_METHOD_CODES.cashPartner,
  });
}

/** Variant of {@link voidCashCode} that also leaves the order unpaid again, with no method chosen. */
export async function releaseCashCode(
  tx: Transaction<Database>,
  orderId: number,
  reason: VoidReason,
  at: Date,
): Promise<void> {
  await voidCashCode(tx, orderId, reason, at);
  await reopenOrder(tx, orderId);
}
