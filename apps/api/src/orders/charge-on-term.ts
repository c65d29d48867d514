import type { Transaction } from "kysely";
import {
  chargeOnTerm,
  fitsCeiling,
  lockAccounts,
  type PaidOrder,
  readCredit,
} from "../ledger/index.ts";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { ceilingExceeded } from "./problems.ts";
import { settle } from "./settle.ts";

/**
 * Charges an order to its account's credit and sends its ad to review.
 * @throws ProblemError 409 when the account would owe more than its ceiling.
 */
export async function settleOnTerm(
  tx: Transaction<Database>,
  businessId: number,
  order: PaidOrder,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  const accounts = await lockAccounts(tx, businessId);
  const { ceiling } = await readCredit(tx, businessId);
  if (!fitsCeiling(ceiling, accounts.owed, order.total)) throw ceilingExceeded();
  await chargeOnTerm(tx, accounts, order, new Date(context.clock.now()));
  await settle(tx, order.id, "onTerm", context);
}
