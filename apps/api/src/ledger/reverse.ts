import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import { lockAccounts } from "./accounts.ts";
import { sales } from "./movements.ts";
import { postMovement } from "./post.ts";
import { giveBack, readTaken } from "./taken.ts";

/** Gives back what an order and its edits took: the free balance and the debt as they were, the rest to the balance. */
export async function reverseOrder(
  tx: Transaction<Database>,
  order: { readonly id: number; readonly businessId: number },
  at: Date,
): Promise<void> {
  const accounts = await lockAccounts(tx, order.businessId);
  const taken = await readTaken(tx, order.id);
  const lines = [
    ...giveBack(accounts, taken, taken.exclTax + taken.tax),
    ...sales({ exclTax: -taken.exclTax, tax: -taken.tax }),
  ];
  await postMovement(tx, {
    kind: "reversal",
    key: `reversal:${order.id}`,
    orderId: order.id,
    at,
    lines,
  });
}
