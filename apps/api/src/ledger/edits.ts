import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { LockedAccounts } from "./accounts.ts";
import { type PaidOrder, sales } from "./movements.ts";
import { type Movement, postMovement } from "./post.ts";
import { countEdits } from "./queries.ts";
import { creditLines, readTaken } from "./reverse.ts";

type Amounts = Omit<PaidOrder, "id">;

/** A settled order whose price an edit changes; its transaction has locked it. */
export interface EditedOrder {
  readonly id: number;
  readonly before: Amounts;
  readonly after: Amounts;
}

/**
 * Charges the price that an edit adds: to the balance, the free balance first, or to the account's debt. The caller
 * decides on the locked accounts if the debt may grow.
 * @returns centimes that the balances lack, with nothing written unless 0.
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

/** Reason for which a part of a price is given back: its advertiser's edit, or a date on which the ad does not run. */
type CreditKind = "edit_credit" | "date_credit";

/** Gives back the price that an edit, or a date without its ad, takes off, by {@link creditLines}. */
export async function creditEdit(
  tx: Transaction<Database>,
  accounts: LockedAccounts,
  order: EditedOrder,
  at: Date,
  kind: CreditKind = "edit_credit",
): Promise<void> {
  const { total } = subtract(order.before, order.after);
  const taken = await readTaken(tx, order.id);
  const lines = [
    ...creditLines(accounts, taken, total),
    ...sales(subtract(order.after, order.before)),
  ];
  await postEdit(tx, order.id, { kind, at, lines });
}

/** Posts an edit under the next number of its order, so that each is posted once only. */
async function postEdit(
  tx: Transaction<Database>,
  orderId: number,
  movement: Pick<Movement, "kind" | "at" | "lines">,
): Promise<void> {
  const edits = await countEdits(tx, orderId);
  await postMovement(tx, { ...movement, key: `order:${orderId}:edit:${edits + 1}`, orderId });
}

const subtract = (left: Amounts, right: Amounts): Amounts => ({
  total: left.total - right.total,
  exclTax: left.exclTax - right.exclTax,
  tax: left.tax - right.tax,
});
