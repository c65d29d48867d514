import type { Transaction } from "kysely";
import {
  chargeOnTerm,
  lockAccounts,
  openBalances,
  payFromBalance,
  postMovements,
  type Receipt,
  receiptMovement,
  reverseOrder,
  topUpWithReceipt,
  transferToDebt,
} from "../../ledger/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { continueIds } from "../continue-ids.ts";
import type { Books } from "./books.ts";
import { inBatches } from "./insert.ts";
import { type NumberedOrder, paymentRows, refundedAt, settledAt } from "./rows.ts";

interface Posting {
  readonly at: Date;
  readonly post: () => Promise<unknown>;
}

/**
 * Posts what opened the accounts, then what orders and transfers moved. What providers brought for an order moves no
 * balance and goes first, at once; the rest in its order in time.
 */
export async function postBooks(
  tx: Transaction<Database>,
  { openings, transfers }: Books,
  orders: readonly NumberedOrder[],
  since: Date,
): Promise<void> {
  for (const [businessId, held] of openings) await openBalances(tx, businessId, held, since);
  const payments = paymentRows(orders);
  await inBatches([...payments.values()], (rows) =>
    tx.insertInto("payments").values(rows).execute(),
  );
  await continueIds(tx, ["payments"]);
  const paid = orders.filter(({ ending }) => ending === "settled" || ending === "refunded");
  await postReceipts(tx, paid, (orderId) => payments.get(orderId)?.id ?? 0);
  const postings: Posting[] = [
    ...paid.flatMap((order) => movementsOf(tx, order, payments.get(order.id)?.id ?? 0)),
    ...transfers.map((transfer) => ({
      at: transfer.at,
      post: () => transferToDebt(tx, transfer, transfer.at),
    })),
  ];
  for (const { post } of postings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await post();
}

/** Whether a provider's money paid it. */
const isByReceipt = ({ method, goods }: NumberedOrder) =>
  goods.kind !== "topup" && (method === "card" || method === "cashPartner");

async function postReceipts(
  tx: Transaction<Database>,
  paid: readonly NumberedOrder[],
  paymentOf: (orderId: number) => number,
): Promise<void> {
  const byReceipt = Map.groupBy(paid.filter(isByReceipt), ({ owner }) => owner.businessId);
  for (const [businessId, orders] of byReceipt) {
    const { ids } = await lockAccounts(tx, businessId);
    const movements = orders.map((order) => {
      const receipt = receiptOf(order, paymentOf(order.id));
      return receiptMovement(ids, receipt, { ...order.price, id: order.id }, settledAt(order));
    });
    await postMovements(tx, movements);
  }
}

const receiptOf = ({ method, owner, price }: NumberedOrder, paymentId: number): Receipt => ({
  provider: method === "card" ? "cmi" : "cash",
  paymentId,
  businessId: owner.businessId,
  amount: price.total,
});

function movementsOf(
  tx: Transaction<Database>,
  order: NumberedOrder,
  paymentId: number,
): Posting[] {
  const payment = { at: settledAt(order), post: () => pay(tx, order, paymentId) };
  const payments = isByReceipt(order) ? [] : [payment];
  if (order.ending === "settled") return payments;
  const { id, owner } = order;
  const at = refundedAt(order);
  const refund = { id, businessId: owner.businessId };
  return [...payments, { at, post: () => reverseOrder(tx, refund, at) }];
}

/** Pays on term or from the balance, or tops the balance up. */
async function pay(
  tx: Transaction<Database>,
  order: NumberedOrder,
  paymentId: number,
): Promise<void> {
  const { id, goods, method, owner, price } = order;
  const at = settledAt(order);
  if (goods.kind === "topup") return topUpWithReceipt(tx, receiptOf(order, paymentId), id, at);
  const accounts = await lockAccounts(tx, owner.businessId);
  const paid = { ...price, id };
  if (method === "onTerm") return chargeOnTerm(tx, accounts, paid, at);
  if (!(await payFromBalance(tx, accounts, paid, at))) {
    throw new Error(`The balance of ${owner.businessId} does not pay the order ${id}`);
  }
}
