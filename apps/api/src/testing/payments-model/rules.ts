import { CODE_VALIDITY, cardBefore, payBefore } from "./deadlines.ts";
import {
  type Model,
  type ModelAttempt,
  type ModelCoupon,
  type ModelOrder,
  orderOf,
  tillOf,
} from "./model.ts";
import { bring, owe, take } from "./till.ts";

/** Centimes that a line costs on one date, tax included. */
export const LINE = 2400;

export const isSettled = ({ status }: ModelOrder): boolean =>
  status === "paid" || status === "processing";

export const awaitsMoney = ({ status }: ModelOrder): boolean =>
  status === "unpaid" || status === "paymentPending" || status === "topUpAwaiting";

const isTopUp = ({ adId }: ModelOrder): boolean => adId === null;

/** Payment methods of the order's account for such an order. */
export function offers(model: Model, order: ModelOrder, method: Method): boolean {
  if (isTopUp(order)) return method === "card";
  const onCredit = model.accounts[order.account].ceiling !== null;
  return onCredit === (method === "onTerm");
}

export type Method = "balance" | "onTerm" | "card" | "cashPartner";

export const isTooLate = ({ firstDate }: ModelOrder, now: number): boolean =>
  firstDate !== null && now >= payBefore(firstDate);

/** True when so much more may go to a balance of the model's. */
export const hasRoom = (balance: number, amount: number): boolean =>
  amount >= 1 && amount <= MOST && balance + amount <= MOST;

const MOST = 20_000_00;

/** True when an account may owe so much more. */
export function mayOwe(model: Model, order: Pick<ModelOrder, "account">, amount: number): boolean {
  const { till, ceiling } = model.accounts[order.account];
  return ceiling !== null && till.owed + amount <= ceiling;
}

/** Price of an order with a coupon; null when the coupon does not apply. */
export function couponFor(model: Model, order: ModelOrder, code: string): ModelCoupon | null {
  const coupon = model.coupons.find((candidate) => candidate.code === code);
  if (coupon === undefined || isTopUp(order)) return null;
  if (model.accounts[order.account].ceiling !== null) return null;
  if (coupon.endsAt !== null && model.now >= coupon.endsAt) return null;
  const uses = model.orders.filter(
    (other) => other.coupon === code && other.status !== "cancelled" && other.id !== order.id,
  );
  return coupon.maxUses === null || uses.length < coupon.maxUses ? coupon : null;
}

/** Prices are whole dirhams here, so that nothing is rounded. */
export const lessCoupon = (price: number, coupon: Pick<ModelCoupon, "percent"> | undefined) =>
  (price * (100 - (coupon?.percent ?? 0))) / 100;

/** Pays from the balances; false when they do not suffice. */
export function payFromBalances(model: Model, order: ModelOrder): boolean {
  if (!take(tillOf(model, order), order.bill, order.total)) return false;
  settle(model, order, "paid");
  return true;
}

/** Charges what the account owes; false when that is too much. */
export function payOnTerm(model: Model, order: ModelOrder): boolean {
  if (!mayOwe(model, order, order.total)) return false;
  owe(tillOf(model, order), order.bill, order.total);
  settle(model, order, "processing");
  return true;
}

/** A provider's money pays its order, or is the account's. */
export function takeIn(model: Model, attempt: ModelAttempt): void {
  const order = orderOf(model, attempt.orderId);
  const wasOpen = attempt.status === "started";
  const outcome = isWanted(model, attempt) ? "order" : "balance";
  Object.assign(attempt, { status: "approved", outcome });
  const till = tillOf(model, order);
  if (outcome === "balance" || isTopUp(order)) till.balance += attempt.amount;
  else bring(till, order.bill, order.total, attempt.amount - order.total);
  if (outcome === "order") settle(model, order, "paid");
  else if (wasOpen) release(model, order);
}

/** True when the order of an attempt waits for its money. */
export function isWanted(model: Model, { orderId, ...attempt }: ModelAttempt): boolean {
  const order = orderOf(model, orderId);
  if (!awaitsMoney(order) || attempt.amount < order.total) return false;
  if (attempt.provider === "cash" && !isValidCode(attempt, model.now)) return false;
  return order.firstDate === null || model.now < cardBefore(order.firstDate);
}

/** True when a code can be paid. */
export const isValidCode = (
  { status, expiresAt }: Pick<ModelAttempt, "status" | "expiresAt">,
  now: number,
): boolean => status === "started" && expiresAt !== null && now < expiresAt;

export function expiryOf({ firstDate }: ModelOrder, now: number): number {
  if (firstDate === null) throw new Error("A top-up is not paid in cash.");
  return Math.min(now + CODE_VALIDITY, payBefore(firstDate));
}

/** Ends the code that an order has; it waits for no cash any more. */
export function release(model: Model, order: ModelOrder): void {
  voidCode(model, order);
  if (order.status === "paymentPending") order.status = "unpaid";
}

export function voidCode(model: Model, { id }: ModelOrder): void {
  for (const attempt of model.attempts) {
    const isOpenCode = attempt.provider === "cash" && attempt.status === "started";
    if (attempt.orderId === id && isOpenCode) attempt.status = "refused";
  }
}

function settle(model: Model, order: ModelOrder, status: "paid" | "processing"): void {
  voidCode(model, order);
  order.status = status;
  if (order.ad !== null) order.ad = "waiting";
}
