import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import { type LockedAccounts, lockAccounts } from "./accounts.ts";
import { sales } from "./movements.ts";
import { type Movement, postMovement } from "./post.ts";
import { giveBack, readTaken, type Taken } from "./taken.ts";

/** Gives back what an order and its edits took: the free balance and the debt as they were, the rest to the balance. */
export async function reverseOrder(
  tx: Transaction<Database>,
  order: { readonly id: number; readonly businessId: number },
  at: Date,
): Promise<void> {
  const accounts = await lockAccounts(tx, order.businessId);
  const taken = await readTaken(tx, order.id);
  await postMovement(tx, reversalMovement(accounts, taken, order.id, at));
}

/** The movement of {@link reverseOrder}, of an order that took so much. */
export function reversalMovement(
  accounts: Pick<LockedAccounts, "ids" | "owed">,
  taken: Taken,
  orderId: number,
  at: Date,
): Movement {
  const lines = [
    ...giveBack(accounts, taken, taken.exclTax + taken.tax),
    ...sales({ exclTax: -taken.exclTax, tax: -taken.tax }),
  ];
  return { kind: "reversal", key: `reversal:${orderId}`, orderId, at, lines };
}
