import type { IsoDate } from "@parution/rules/dates";
import type { OrderStatus } from "@parution/rules/orders";
import { type Bill, newBill, type Till } from "./till.ts";

/** Expected state of the books, computed apart from them. Plain data: it is copied to try other orders of steps. */
export interface Model {
  /** Epoch milliseconds. */
  now: number;
  readonly accounts: Record<AccountName, ModelAccount>;
  readonly orders: ModelOrder[];
  readonly attempts: ModelAttempt[];
  readonly coupons: readonly ModelCoupon[];
  /** References of the bank transfers that were credited. */
  readonly transfers: string[];
}

/** One that pays at once, one on credit, and one on account, which is charged when it orders. */
export const accountNames = ["buyer", "credit", "onAccount"] as const;
export type AccountName = (typeof accountNames)[number];

export interface ModelAccount {
  readonly till: Till;
  /** Most that it may owe; null: it pays at once. */
  readonly ceiling: number | null;
}

export interface ModelOrder {
  readonly id: number;
  /** Null for a top-up. */
  readonly adId: number | null;
  readonly account: AccountName;
  /** Before any coupon. */
  price: number;
  total: number;
  coupon: string | null;
  status: OrderStatus;
  ad: "unpaid" | "waiting" | "validated" | "cancelled" | null;
  firstDate: IsoDate | null;
  /** Amounts taken, by source. */
  readonly bill: Bill;
}

/** A card page or a code of the cash partner's. */
export interface ModelAttempt {
  readonly provider: "cmi" | "cash";
  readonly ref: string;
  readonly orderId: number;
  readonly amount: number;
  status: "started" | "refused" | "approved";
  outcome: "order" | "balance" | null;
  /** Null for a card page. */
  readonly expiresAt: number | null;
  /** The cash partner's name for the payment that it was paid with. */
  transaction: string | null;
}

export interface ModelCoupon {
  readonly code: string;
  readonly percent: number;
  readonly endsAt: number | null;
  readonly maxUses: number | null;
}

/** One of the latest few of a list, which are those that something may still happen to; undefined of an empty one. */
export const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.at(-1 - (index % Math.min(items.length, LATEST)));

const LATEST = 5;

export function orderOf(model: Model, id: number): ModelOrder {
  const order = model.orders.find((candidate) => candidate.id === id);
  if (order === undefined) throw new Error(`The model knows no order ${id}.`);
  return order;
}

export function attemptOf(model: Model, ref: string): ModelAttempt {
  const attempt = model.attempts.find((candidate) => candidate.ref === ref);
  if (attempt === undefined) throw new Error(`The model knows no attempt ${ref}.`);
  return attempt;
}

/** An attempt to pay what an order costs now. */
export const newAttempt = (
  order: Pick<ModelOrder, "id" | "total">,
  ref: string,
  expiresAt: number | null,
): ModelAttempt => ({
  provider: expiresAt === null ? "cmi" : "cash",
  ref,
  orderId: order.id,
  amount: order.total,
  status: "started",
  outcome: null,
  expiresAt,
  transaction: null,
});

/** An order of an ad, or of a top-up where the ad is null, that nothing has happened to. */
export const newOrder = (
  placed: Pick<ModelOrder, "id" | "adId" | "account" | "price" | "firstDate">,
): ModelOrder => ({
  ...placed,
  total: placed.price,
  coupon: null,
  status: placed.adId === null ? "topUpAwaiting" : "unpaid",
  ad: placed.adId === null ? null : "unpaid",
  bill: newBill(),
});

export const tillOf = (model: Model, order: ModelOrder): Till => model.accounts[order.account].till;
