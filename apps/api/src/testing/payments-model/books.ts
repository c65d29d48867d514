import { adStatusOf } from "@parution/rules/ads";
import { orderStatusOf } from "@parution/rules/orders";
import { houseAccount } from "../../ledger/accounts.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { accountNames, type Model } from "./model.ts";
import type { World } from "./world.ts";

/** State of the database in the model's terms. */
export async function readBooks({ api, businesses }: World) {
  const { db } = api.context;
  const ids = accountNames.map((name) => businesses[name]);
  const held = await db
    .selectFrom("business_balances")
    .selectAll()
    .where("business_id", "in", ids)
    .execute();
  const orders = await db
    .selectFrom("orders")
    .leftJoin("ads", "ads.order_id", "orders.id")
    .select(["orders.id", "orders.total", "orders.status", "ads.status as ad"])
    .where("orders.business_id", "in", ids)
    .orderBy("orders.id")
    .execute();
  const attempts = await selectAttempts(db, ids);
  const gifts = await readGifts(db, ids);
  return {
    accounts: ids.map((id) => {
      const row = held.find(({ business_id }) => business_id === id);
      return { balance: row?.balance, freeBalance: row?.free_balance, owed: row?.owed };
    }),
    orders: orders.map(({ id, total, status, ad }) => ({
      id,
      total,
      status: orderStatusOf(status),
      ad: ad === null ? null : adOf(ad),
      fromFree: gifts.get(id) ?? 0,
    })),
    attempts,
  };
}

/** The operator's decision does not distinguish between waiting ads. */
function adOf(code: number) {
  const status = adStatusOf(code);
  return status === "awaiting" || status === "inReview" ? "waiting" : status;
}

/** Amount that each order has taken from the free balance, which is refunded last. */
async function readGifts(db: Queries, businessIds: readonly number[]) {
  const rows = await db
    .selectFrom("ledger_lines as line")
    .innerJoin("ledger_entries as entry", "entry.id", "line.entry_id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select((eb) => ["entry.order_id", eb.fn.sum<number>("line.amount").as("gained")])
    .where("account.kind", "=", "free_balance")
    .where("account.business_id", "in", businessIds)
    .groupBy("entry.order_id")
    .execute();
  return new Map(rows.map(({ order_id, gained }) => [order_id, 0 - gained]));
}

const selectAttempts = (db: Queries, businessIds: readonly number[]) =>
  db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["payments.ref", "payments.amount", "payments.status", "payments.outcome"])
    .where("orders.business_id", "in", businessIds)
    .orderBy("payments.id")
    .execute();

/** The same state by the model. */
export const booksOf = ({ accounts, orders, attempts }: Model) => ({
  accounts: accountNames.map((name) => accounts[name].till),
  orders: orders.map(({ id, total, status, ad, bill }) => {
    return { id, total, status, ad, fromFree: bill.fromFree };
  }),
  attempts: attempts.map(({ ref, amount, status, outcome }) => ({ ref, amount, status, outcome })),
});

/** Centimes that the ledger received from the providers for these accounts. */
export async function receivedFor({ api, businesses }: World): Promise<number> {
  const { sum } = await api.context.db
    .selectFrom("ledger_lines as line")
    .innerJoin("ledger_entries as entry", "entry.id", "line.entry_id")
    .innerJoin("orders", "orders.id", "entry.order_id")
    .select((eb) => eb.fn.sum<number | null>("line.amount").as("sum"))
    .where("line.account_id", "in", [houseAccount.card_clearing, houseAccount.cash_clearing])
    .where(
      "orders.business_id",
      "in",
      accountNames.map((name) => businesses[name]),
    )
    .executeTakeFirstOrThrow();
  return 0 - (sum ?? 0);
}
