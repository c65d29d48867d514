import { dateInZone, firstOfMonth, firstOfNextMonth } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { PaymentMethod } from "@parution/rules/payment";
import type { Queries } from "../../platform/database/transaction.ts";
import { dice } from "../ads/random.ts";
import { writeTopUp } from "./goods.ts";
import type { SettledOrder, WrittenOrder } from "./order.ts";
import { settleOnTerm, type Transfer } from "./transfers.ts";

const HOUR = 3_600_000;

/** Balances and debt of an account when the demonstration begins (centimes), its recent orders on term aside. */
export interface Holdings {
  readonly balance?: Centimes;
  readonly freeBalance?: Centimes;
  readonly owed?: Centimes;
}

/** All that the ledger is to hold, so that it ends with what each business holds now. */
export interface Books {
  /** Oldest first. */
  readonly orders: readonly SettledOrder[];
  readonly openings: ReadonlyMap<number, Holdings>;
  readonly transfers: readonly Transfer[];
}

/**
 * Decides how each order was paid: on term by who has credit, else by card, cash or balance, which is topped up when it
 * does not suffice.
 * @param holdings by business
 * @param settledBefore epoch milliseconds: of older orders on term, transfers have paid all but what is owed
 */
export function keepBooks(
  written: readonly WrittenOrder[],
  holdings: ReadonlyMap<number, Holdings>,
  settledBefore: number,
): Books {
  const running = new Map<number, Centimes>();
  const orders: SettledOrder[] = [];
  for (const order of written.toSorted(byTime)) {
    const method = methodOf(order, holdings.get(order.owner.businessId));
    orders.push(...topUpFor(order, method, running), { ...order, method, paidOff: false });
    move(running, order, method);
  }
  const term = settleOnTerm(orders.toSorted(byTime), holdings, settledBefore);
  const openings = new Map(
    [...holdings].map(([businessId, held]) => {
      const balance = (held.balance ?? 0) - (running.get(businessId) ?? 0);
      return [businessId, { ...held, balance, owed: term.openings.get(businessId) ?? 0 }];
    }),
  );
  return { orders: term.orders, transfers: term.transfers, openings };
}

const byTime = (a: WrittenOrder, b: WrittenOrder) => a.orderedAt.getTime() - b.orderedAt.getTime();

function methodOf(order: WrittenOrder, held: Holdings = {}): PaymentMethod | null {
  const { outcome, goods, owner, seed } = order;
  if (outcome === "pending") return "cashPartner";
  if (outcome === "unpaid" || outcome === "cancelled") return null;
  if (goods.kind === "topup") return "card";
  if (owner.creditAccount) return "onTerm";
  // Orders paid at the cash partner are reviewed.
  if (goods.kind === "ad" && goods.ad.status === 3) return "cashPartner";
  const hasMoney = (held.balance ?? 0) > 0 && (held.freeBalance ?? 0) === 0;
  const picked = dice(seed + 7).pick(["card", "balance", "card", "cashPartner"] as const);
  return picked === "balance" && !hasMoney ? "card" : picked;
}

/** The top-up an hour before an order that the balance would not pay. */
function topUpFor(
  order: WrittenOrder,
  method: PaymentMethod | null,
  running: Map<number, Centimes>,
): SettledOrder[] {
  const { businessId } = order.owner;
  const missing = order.price.total - (running.get(businessId) ?? 0);
  if (method !== "balance" || missing <= 0) return [];
  const orderedAt = order.orderedAt.getTime() - HOUR;
  const occasion = {
    ...order,
    seed: order.seed + 8,
    orderedAt,
    outcome: "settled",
    zone: "",
  } as const;
  const topUp = writeTopUp(occasion, missing);
  move(running, topUp, "card");
  return [{ ...topUp, method: "card", paidOff: false }];
}

/** Change of the balance by an order, as it ended. */
function move(
  running: Map<number, Centimes>,
  { owner, goods, outcome, price }: WrittenOrder,
  method: PaymentMethod | null,
): void {
  const adds = goods.kind === "topup" && outcome === "settled";
  const paid = method === "balance" && outcome === "settled";
  const givenBack = outcome === "refunded" && (method === "card" || method === "cashPartner");
  const sign = adds || givenBack ? 1 : paid ? -1 : 0;
  running.set(owner.businessId, (running.get(owner.businessId) ?? 0) + sign * price.total);
}

const DAY = 86_400_000;
/** Younger invoices can still be given other details. */
const OPEN = 60 * DAY;

/** Closes the months of the past, whose invoices are numbered. */
export async function closeMonths(
  tx: Queries,
  since: Date,
  now: number,
  zone: string,
): Promise<void> {
  const open = firstOfMonth(dateInZone(now - OPEN, zone));
  const months: string[] = [];
  for (let month = firstOfMonth(dateInZone(since.getTime(), zone)); month < open; ) {
    months.push(month);
    month = firstOfNextMonth(month);
  }
  const rows = months.map((month) => ({ month, closed_at: new Date(now - DAY) }));
  await tx.insertInto("closed_months").values(rows).execute();
}
