import { type Centimes, toDecimal } from "@parution/rules/money";
import { topUpRefusal, topUpRoom } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import {
  type Balances,
  type BankTransfer,
  lockAccounts,
  transferToBalance,
  transferToDebt,
} from "../../ledger/index.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { type Action, type OperationInside, Refusal } from "./action.ts";
import { findTransfer, selectAccount } from "./queries.ts";

/** Destination of a bank transfer. */
export const destinations = ["balance", "debt"] as const;

export type Destination = (typeof destinations)[number];

/** A bank transfer as an operator enters it. */
export interface ReceivedTransfer {
  /** Number of the account, or a user's e-mail address. */
  readonly account: string;
  readonly amount: Centimes;
  /** The bank's reference, by which the same transfer is not credited twice. */
  readonly reference: string;
  /** Destination of the amount; null: the debt of a credit account, the balance of any other. */
  readonly to: Destination | null;
}

/** Credits an account with a bank transfer: to its balance, or off its debt. */
export function creditAccount(received: ReceivedTransfer, reason: string | null): Action {
  return {
    command: "credit",
    subject: `account ${received.account}, transfer ${received.reference}`,
    reason,
    async carryOut(operation) {
      const { db } = operation;
      const account = await findAccount(db, received.account);
      await requireNewReference(operation, received.reference);
      const before = await readMoney(operation, account.id);
      const to = received.to ?? (account.isOnCredit ? "debt" : "balance");
      await post[to](operation, { ...received, businessId: account.id });
      return { before, after: await readMoney(operation, account.id) };
    },
  };
}

type Post = (operation: OperationInside, transfer: BankTransfer) => Promise<void>;

const post: Readonly<Record<Destination, Post>> = {
  async balance({ db, clock }, transfer) {
    const { balance } = await lockAccounts(db, transfer.businessId);
    if (topUpRefusal(transfer.amount, balance) !== null) {
      const room = toDecimal(topUpRoom(balance));
      throw new Refusal(`A balance holds 20000.00 Dhs at most: there is room for ${room} Dhs.`);
    }
    await transferToBalance(db, transfer, new Date(clock.now()));
  },
  async debt({ db, clock }, transfer) {
    const excess = await transferToDebt(db, transfer, new Date(clock.now()));
    if (excess === 0) return;
    throw new Refusal(`The account owes ${toDecimal(transfer.amount - excess)} Dhs only.`);
  },
};

async function requireNewReference({ db }: OperationInside, reference: string): Promise<void> {
  const known = await findTransfer(db, reference);
  if (known === undefined) return;
  throw new Refusal(
    `The transfer ${reference} was credited on ${known.posted_at.toISOString().slice(0, 10)}.`,
  );
}

async function readMoney({ db }: OperationInside, businessId: number) {
  return { account: businessId, ...describeBalances(await lockAccounts(db, businessId)) };
}

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
  const account = await selectAccount(tx, name);
  if (account === undefined) throw new Refusal(`There is no account ${name}.`);
  return account;
}

/** Balances and debt of an account, in dirhams. */
export const describeBalances = ({ balance, freeBalance, owed }: Balances) => ({
  balance: toDecimal(balance),
  freeBalance: toDecimal(freeBalance),
  owed: toDecimal(owed),
});
