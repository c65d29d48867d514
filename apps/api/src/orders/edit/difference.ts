import { money } from "@parution/contract/wire";
import { toDecimal } from "@parution/rules/money";
import type { Transaction } from "kysely";
import * as z from "zod/mini";
import {
  chargeEdit,
  creditEdit,
  type EditedOrder,
  fitsCeiling,
  lockAccounts,
  readCredit,
} from "../../ledger/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { ProblemError } from "../../platform/http/index.ts";
import { ceilingExceeded } from "../problems.ts";

/**
 * Moves what an edit changes of a settled order's price: dearer, from the balance or onto what is owed; cheaper, back to
 * where it came from.
 * @throws ProblemError 409 when the balances lack something, with how much, or the ceiling does not allow it.
 */
export async function moveDifference(
  tx: Transaction<Database>,
  businessId: number,
  order: EditedOrder,
  at: Date,
): Promise<void> {
  const difference = order.after.total - order.before.total;
  if (difference === 0) return;
  const accounts = await lockAccounts(tx, businessId);
  if (difference < 0) return creditEdit(tx, accounts, order, at);
  const { onCredit, ceiling } = await readCredit(tx, businessId);
  if (onCredit && !fitsCeiling(ceiling, accounts.owed, difference)) throw ceilingExceeded();
  const missing = await chargeEdit(tx, accounts, order, onCredit ? "onTerm" : "balance", at);
  if (missing > 0) throw insufficient(missing);
}

function insufficient(missing: number): ProblemError {
  const amount = toDecimal(missing);
  const messages = {
    fr: `Il manque ${amount} Dhs sur votre solde pour cette modification.`,
    ar: `ينقص رصيدكم ${amount} درهم لإجراء هذا التعديل.`,
  };
  const details = { montant_manquant: z.encode(money, missing) };
  return new ProblemError(409, "INSUFFICIENT_BALANCE", messages, undefined, { details });
}
