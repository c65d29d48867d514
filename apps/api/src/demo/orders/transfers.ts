import type { Centimes } from "@parution/rules/money";
import type { SettledOrder } from "./order.ts";

const DAY = 86_400_000;
/** Days after the end of a month at which its orders on term are paid. */
const TERM = 9.4;

/** Money that reached the bank for what a business owed. */
export interface Transfer {
  readonly businessId: number;
  readonly reference: string;
  readonly amount: Centimes;
  readonly at: Date;
}

/** Orders on term, what paid them, and what was owed before the first. */
interface Term {
  readonly orders: readonly SettledOrder[];
  readonly transfers: readonly Transfer[];
  readonly openings: ReadonlyMap<number, Centimes>;
}

/** Lets transfers pay the months of each business, oldest first, until no more is owed than it owes now. */
export function settleOnTerm(
  orders: readonly SettledOrder[],
  holdings: ReadonlyMap<number, { readonly owed?: Centimes }>,
  settledBefore: number,
): Term {
  const isOld = (order: SettledOrder) =>
    order.method === "onTerm" &&
    order.outcome === "settled" &&
    order.orderedAt.getTime() < settledBefore;
  const charged = Map.groupBy(orders.filter(isOld), ({ owner }) => owner.businessId);
  const paidOff = new Set<SettledOrder>();
  const transfers: Transfer[] = [];
  const openings = new Map<number, Centimes>();
  for (const [businessId, { owed = 0 }] of holdings) {
    const debts = charged.get(businessId) ?? [];
    const total = sum(debts);
    openings.set(businessId, Math.max(0, owed - total));
    for (const order of within(debts, total - owed)) paidOff.add(order);
    transfers.push(...payMonths(businessId, debts, total - owed));
  }
  return {
    orders: orders.map((order) => (paidOff.has(order) ? { ...order, paidOff: true } : order)),
    transfers,
    openings,
  };
}

const sum = (orders: readonly SettledOrder[]): Centimes =>
  orders.reduce((total, { price }) => total + price.total, 0);

/** The first orders that an amount pays whole. */
function within(orders: readonly SettledOrder[], amount: Centimes): SettledOrder[] {
  let left = amount;
  return orders.filter(({ price }) => {
    left -= price.total;
    return left >= 0;
  });
}

/** A transfer for each month, the last one for what is left. */
function payMonths(
  businessId: number,
  debts: readonly SettledOrder[],
  amount: Centimes,
): Transfer[] {
  let left = Math.max(0, amount);
  const months = Map.groupBy(debts, ({ orderedAt }) => orderedAt.toISOString().slice(0, 7));
  return [...months].flatMap(([month, orders]) => {
    const paid = Math.min(left, sum(orders));
    left -= paid;
    if (paid === 0) return [];
    const [year = 0, number = 0] = month.split("-").map(Number);
    const at = new Date(Date.UTC(year, number, 1) + TERM * DAY);
    return [{ businessId, reference: `VIR-${month}-${businessId}`, amount: paid, at }];
  });
}
