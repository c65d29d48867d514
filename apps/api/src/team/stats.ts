import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

/** What a member has done for its account: its ads, whatever became of them, and the balance that its orders consumed. */
export async function readMemberStats(
  db: Queries,
  { id, business_id }: { readonly id: number; readonly business_id: number },
) {
  const { count } = await db
    .selectFrom("ads")
    .where("user_id", "=", id)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { adCount: count, consumed: await sumConsumed(db, id, business_id) };
}

/**
 * What the member's orders took from the balances of its account, free or not, or added to what it owes, less what they
 * gave back: the ledger's figures. An order paid by card takes nothing from a balance.
 */
async function sumConsumed(db: Queries, userId: number, businessId: number): Promise<number> {
  const byOrder = db
    .selectFrom("orders")
    .innerJoin("ledger_entries as entry", "entry.order_id", "orders.id")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .where("orders.user_id", "=", userId)
    .where("orders.kind", "<>", "topup")
    .where("account.business_id", "=", businessId)
    .groupBy("orders.id")
    .select(sql<number>`greatest(-sum(line.amount), 0)`.as("taken"));
  const { consumed } = await db
    .selectFrom(byOrder.as("by_order"))
    .select(sql<number>`coalesce(sum(taken), 0)::bigint`.as("consumed"))
    .executeTakeFirstOrThrow();
  return consumed;
}
