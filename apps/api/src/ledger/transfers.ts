import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { houseAccount, type LockedAccounts, lockAccounts } from "./accounts.ts";
import { type Movement, postMovement } from "./post.ts";

/** Money that reached the publisher's bank for a business. */
export interface BankTransfer {
  readonly businessId: number;
  /** The bank's own reference: the database takes each once only. */
  readonly reference: string;
  readonly amount: Centimes;
}

/** Adds a transfer to the balance of a business. */
export async function transferToBalance(
  tx: Transaction<Database>,
  { businessId, reference, amount }: BankTransfer,
  at: Date,
): Promise<void> {
  const { ids } = await lockAccounts(tx, businessId);
  await postMovement(tx, {
    kind: "transfer_to_balance",
    key: `transfer:${reference}`,
    at,
    lines: [
      { account: houseAccount.transfer_clearing, amount: -amount },
      { account: ids.balance, amount },
    ],
  });
}

/**
 * Takes a transfer off the debt of a business.
 * @returns centimes by which the transfer exceeds the debt, with nothing written unless 0.
 */
export async function transferToDebt(
  tx: Transaction<Database>,
  transfer: BankTransfer,
  at: Date,
): Promise<Centimes> {
  const { ids, owed } = await lockAccounts(tx, transfer.businessId);
  if (transfer.amount > owed) return transfer.amount - owed;
  await postMovement(tx, debtMovement(ids, transfer, at));
  return 0;
}

/** The movement of {@link transferToDebt}. */
export function debtMovement(
  { receivable }: LockedAccounts["ids"],
  { reference, amount }: BankTransfer,
  at: Date,
): Movement {
  return {
    kind: "transfer_to_debt",
    key: `transfer:${reference}`,
    at,
    lines: [
      { account: houseAccount.transfer_clearing, amount: -amount },
      { account: receivable, amount },
    ],
  };
}
