import { sql, type Transaction } from "kysely";
import {
  balanceMovement,
  debtMovement,
  type LockedAccounts,
  lockAccounts,
  type Movement,
  openBalances,
  postMovements,
  type Receipt,
  receiptMovement,
  reversalMovement,
  termMovement,
  topUpMovement,
} from "../../ledger/index.ts";
import { continueIds } from "../../newspaper/continue-ids.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Books } from "./books.ts";
import { inBatches } from "./insert.ts";
import { type NumberedOrder, paymentRows, refundedAt, settledAt } from "./rows.ts";

type Ids = LockedAccounts["ids"];

/** Posts what opened the accounts, then what orders and transfers moved, in its order in time. */
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
  const paid = orders.filter(({ outcome }) => outcome === "settled" || outcome === "refunded");
  const idsOf = await readIds(tx, [...paid.map(({ owner }) => owner), ...transfers]);
  const movements = [
    ...paid.flatMap((order) =>
      movementsOf(order, idsOf(order.owner), payments.get(order.id)?.id ?? 0),
    ),
    ...transfers.map((transfer) => debtMovement(idsOf(transfer), transfer, transfer.at)),
  ];
  const inTime = movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await inBatches(inTime, (batch) => postMovements(tx, batch));
  // Invoices are numbered next, from what no statistics know of yet.
  await sql`analyze orders, ledger_entries, ledger_lines, invoices_due`.execute(tx);
}

interface OfBusiness {
  readonly businessId: number;
}

/** The accounts of each business, read once. */
async function readIds(
  tx: Transaction<Database>,
  all: readonly OfBusiness[],
): Promise<(one: OfBusiness) => Ids> {
  const known = new Map<number, Ids>();
  for (const businessId of new Set(all.map((one) => one.businessId))) {
    known.set(businessId, (await lockAccounts(tx, businessId)).ids);
  }
  return ({ businessId }) => {
    const ids = known.get(businessId);
    if (ids === undefined) throw new Error(`Unknown business: ${businessId}`);
    return ids;
  };
}

function movementsOf(order: NumberedOrder, ids: Ids, paymentId: number): Movement[] {
  const payment = paymentOf(order, ids, paymentId);
  if (order.outcome === "settled") return [payment];
  const { id, method, price } = order;
  const onTerm = method === "onTerm" ? price.total : 0;
  const taken = { ...price, fromFreeBalance: 0, onTerm };
  return [payment, reversalMovement({ ids, owed: onTerm }, taken, id, refundedAt(order))];
}

/** Pays on term, from the balance or with what a provider brought, or tops the balance up. */
function paymentOf(order: NumberedOrder, ids: Ids, paymentId: number): Movement {
  const { id, goods, method, price } = order;
  const at = settledAt(order);
  const paid = { ...price, id };
  if (method === "onTerm") return termMovement(ids, paid, at);
  // An account that pays so has no free balance.
  if (method === "balance") return balanceMovement(ids, paid, 0, at);
  const receipt = receiptOf(order, paymentId);
  return goods.kind === "topup"
    ? topUpMovement(ids, receipt, id, at)
    : receiptMovement(ids, receipt, paid, at);
}

const receiptOf = ({ method, owner, price }: NumberedOrder, paymentId: number): Receipt => ({
  provider: method === "card" ? "cmi" : "cash",
  paymentId,
  businessId: owner.businessId,
  amount: price.total,
});
