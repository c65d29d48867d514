import { toDecimal } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Balances } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { Refusal } from "./action.ts";

/** An account that an operator has named. */
export interface NamedAccount {
  readonly id: number;
  readonly isOnCredit: boolean;
}

/**
 * The account of a number, or of a user's e-mail address.
 * @throws Refusal when there is none.
 */
export async function findAccount(tx: Transaction<Database>, name: string): Promise<NamedAccount> {
  const query = tx
    .selectFrom("businesses")
    .select(["businesses.id", "businesses.credit_account as isOnCredit"]);
  const account = /^[1-9]\d{0,14}$/.test(name)
    ? await query.where("businesses.id", "=", Number(name)).executeTakeFirst()
    : await query
        .innerJoin("users", "users.business_id", "businesses.id")
        .where("users.email", "=", name.trim().toLowerCase())
        .executeTakeFirst();
  if (account === undefined) throw new Refusal(`There is no account ${name}.`);
  return account;
}

/** What an account has and owes, in dirhams. */
export const describeBalances = ({ balance, freeBalance, owed }: Balances) => ({
  balance: toDecimal(balance),
  freeBalance: toDecimal(freeBalance),
  owed: toDecimal(owed),
});
