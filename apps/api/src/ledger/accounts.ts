import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { HouseAccountKind } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { lockAccountRows, selectBalances } from "./queries.ts";

/** The publisher's own accounts, with the ids that the migration gives them. */
export const houseAccount: Readonly<Record<HouseAccountKind, number>> = {
  card_clearing: 1,
  cash_clearing: 2,
  transfer_clearing: 3,
  revenue: 4,
  tax: 5,
  promotions: 6,
  opening: 7,
};

/** Balances and debt of a business, in centimes, none negative. */
export interface Balances {
  /** Wire `solde`. */
  readonly balance: Centimes;
  /** Wire `solde_gratuit`. */
  readonly freeBalance: Centimes;
  /** Ordered on term and not paid yet. */
  readonly owed: Centimes;
}

/** The balances of a business as of now; for a decision, {@link lockAccounts} instead. */
export async function readBalances(db: Queries, businessId: number): Promise<Balances> {
  const row = await selectBalances(db, businessId);
  return { balance: row.balance, freeBalance: row.free_balance, owed: row.owed };
}

/** The three accounts of a business, locked by the transaction that reads them. */
export interface LockedAccounts extends Balances {
  readonly ids: {
    readonly balance: number;
    readonly freeBalance: number;
    readonly receivable: number;
  };
}

/**
 * Locks the accounts of a business until the transaction ends and reads their amounts. Always in the order of their
 * ids, and after the order they pay for, so that two payments never wait for each other.
 */
export async function lockAccounts(
  tx: Transaction<Database>,
  businessId: number,
): Promise<LockedAccounts> {
  const rows = await lockAccountRows(tx, businessId);
  const find = (kind: string) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    if (row === undefined) throw new Error(`business ${businessId} has no ${kind} account`);
    return { id: row.id, amount: row.amount ?? 0 };
  };
  const [balance, freeBalance, receivable] = [
    find("balance"),
    find("free_balance"),
    find("receivable"),
  ];
  return {
    balance: balance.amount,
    freeBalance: freeBalance.amount,
    owed: -receivable.amount,
    ids: { balance: balance.id, freeBalance: freeBalance.id, receivable: receivable.id },
  };
}
