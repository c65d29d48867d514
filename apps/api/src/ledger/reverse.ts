import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import { lockAccounts } from "./accounts.ts";
import { postMovement } from "./post.ts";

/** What a sale's reversal takes back as it was; whatever else was paid goes to the balance, a card's money included. */
const TAKEN_BACK: ReadonlySet<string> = new Set(["revenue", "tax", "free_balance", "receivable"]);

/** Gives back what an order's settlement took: the free balance and the debt as they were, the rest to the balance. */
export async function reverseOrder(
  tx: Transaction<Database>,
  order: { readonly id: number; readonly businessId: number },
  at: Date,
): Promise<void> {
  const { ids } = await lockAccounts(tx, order.businessId);
  const lines = await tx
    .selectFrom("ledger_entries as entry")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select(["line.account_id", "line.amount", "account.kind"])
    .where("entry.key", "=", `order:${order.id}`)
    .execute();
  const back = lines
    .filter(({ kind }) => TAKEN_BACK.has(kind))
    .map((line) => ({ account: line.account_id, amount: -line.amount }));
  const rest = back.reduce((sum, { amount }) => sum - amount, 0);
  await postMovement(tx, {
    kind: "reversal",
    key: `reversal:${order.id}`,
    orderId: order.id,
    at,
    lines: [...back, { account: ids.balance, amount: rest }],
  });
}
