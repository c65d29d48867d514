import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { LockedAccounts } from "./accounts.ts";
import { type PaidOrder, sales } from "./movements.ts";
import { type Movement, postMovement } from "./post.ts";
import { giveBack, readTaken } from "./reverse.ts";

type Amounts = Omit<PaidOrder, "id">;

/** A settled order whose price an edit changes; its transaction has locked it. */
export interface EditedOrder {
  readonly id: number;
  readonly before: Amounts;
  readonly after: Amounts;
}

/**
 * Charges what an edit makes dearer: to the balance, the free balance first, or to what the account owes. Whether it
 * may owe more is the caller's to decide, on the locked accounts.
 * @returns what the balances lack, with nothing written unless it is 0.
 */
export async function chargeEdit(
  tx: Transaction<Database>,
  accounts: LockedAccounts,
  order: EditedOrder,
  by: "balance" | "onTerm",
  at: Date,
): Promise<Centimes> {
  const added = subtract(order.after, order.before);
  const missing = by === "onTerm" ? 0 : added.total - accounts.freeBalance - accounts.balance;
  if (missing > 0) return missing;
  const free = by === "onTerm" ? 0 : Math.min(accounts.freeBalance, added.total);
  const payer = by === "onTerm" ? accounts.ids.receivable : accounts.ids.balance;
  const lines = [
    { account: accounts.ids.freeBalance, amount: -free },
    { account: payer, amount: free - added.total },
    ...sales(added),
  ];
  await postEdit(tx, order.id, { kind: "edit_charge", at, lines });
  return 0;
}

/** Gives back what an edit makes cheaper, from where the order took it: see {@link giveBack}. */
export async function creditEdit(
  tx: Transaction<Database>,
  accounts: LockedAccounts,
  order: EditedOrder,
  at: Date,
): Promise<void> {
  const { total } = subtract(order.before, order.after);
  const taken = await readTaken(tx, order.id);
  const lines = [
    ...giveBack(accounts, taken, total),
    ...sales(subtract(order.after, order.before)),
  ];
  await postEdit(tx, order.id, { kind: "edit_credit", at, lines });
}

/** Edits are numbered, so that each is posted once only. */
async function postEdit(
  tx: Transaction<Database>,
  orderId: number,
  movement: Pick<Movement, "kind" | "at" | "lines">,
): Promise<void> {
  const { edits } = await tx
    .selectFrom("ledger_entries")
    .select((eb) => eb.fn.countAll<number>().as("edits"))
    .where("order_id", "=", orderId)
    .where("kind", "in", ["edit_charge", "edit_credit"])
    .executeTakeFirstOrThrow();
  await postMovement(tx, { ...movement, key: `order:${orderId}:edit:${edits + 1}`, orderId });
}

const subtract = (left: Amounts, right: Amounts): Amounts => ({
  total: left.total - right.total,
  exclTax: left.exclTax - right.exclTax,
  tax: left.tax - right.tax,
});
