import { type Centimes, toDecimal } from "@parution/rules/money";
import { topUpRefusal, topUpRoom } from "@parution/rules/payment";
import type { BankTransfer } from "../../ledger/index.ts";
import { lockAccounts, transferToBalance, transferToDebt } from "../../ledger/index.ts";
import { describeBalances, findAccount } from "./accounts.ts";
import { type Action, type OperationInside, Refusal } from "./action.ts";

/** Where the money of a bank transfer goes. */
export const destinations = ["balance", "debt"] as const;
export type Destination = (typeof destinations)[number];

/** A bank transfer as an operator enters it. */
export interface ReceivedTransfer {
  /** Its number, or a user's e-mail address. */
  readonly account: string;
  readonly amount: Centimes;
  /** The bank's reference, by which the same transfer is not credited twice. */
  readonly reference: string;
  /** Null: what a credit account owes, anybody else's balance. */
  readonly to: Destination | null;
}

/** Credits an account with a bank transfer: to its balance, or off what it owes on term. */
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
  const known = await db
    .selectFrom("ledger_entries")
    .select("posted_at")
    .where("key", "=", `transfer:${reference}`)
    .executeTakeFirst();
  if (known === undefined) return;
  throw new Refusal(
    `The transfer ${reference} was credited on ${known.posted_at.toISOString().slice(0, 10)}.`,
  );
}

async function readMoney({ db }: OperationInside, businessId: number) {
  return { account: businessId, ...describeBalances(await lockAccounts(db, businessId)) };
}
