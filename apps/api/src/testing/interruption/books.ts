import { sql } from "kysely";
import { emailOf } from "../../demo/accounts.ts";
import { houseAccount, lockAccounts, readBalances } from "../../ledger/accounts.ts";
import { postMovement } from "../../ledger/post.ts";
import { audit } from "../../operator/audit.ts";
import type { Context } from "../../platform/context.ts";
import { openDatabase } from "../../platform/database/connect.ts";
import { type Queries, transaction } from "../../platform/database/transaction.ts";
import { createLog } from "../../platform/log.ts";
import { type Source, TEST_NOW, testClock, testConfig } from "../index.ts";

/** State of the two accounts that the customers order for. */
export interface Books {
  readonly balance: number;
  readonly freeBalance: number;
  readonly owed: number;
  /** Receipts by card and in cash, in centimes. */
  readonly received: number;
  readonly orders: readonly {
    readonly id: number;
    readonly status: number;
    readonly total: number;
    readonly payment_method: number | null;
    readonly kind: "ad" | "topup";
    /** Number of its payments in the ledger. */
    readonly payments: number;
  }[];
  readonly attempts: readonly {
    readonly ref: string;
    readonly order_id: number;
    readonly amount: number;
    readonly status: string;
    readonly outcome: string | null;
  }[];
  /** Findings of the nightly audit. */
  readonly findings: readonly unknown[];
}

type OpenBooks = Pick<Context, "db" | "config" | "clock">;

/** Reads the books, or writes into them, while no api has the database. */
export async function withBooks<Result>(
  { dataDir, env }: Source,
  work: (books: OpenBooks) => Promise<Result>,
): Promise<Result> {
  const fail = (error: Error) => {
    throw error;
  };
  const config = testConfig(dataDir, env);
  const { db, close } = await openDatabase(config, createLog("silent"), fail);
  try {
    return await work({ db, config, clock: testClock(TEST_NOW) });
  } finally {
    await close();
  }
}

export async function readBooks(books: OpenBooks): Promise<Books> {
  const { db } = books;
  const { balance, freeBalance } = await readBalances(db, await businessOf(db, "particulier"));
  const { owed } = await readBalances(db, await businessOf(db, "credit"));
  return {
    balance,
    freeBalance,
    owed,
    received: await receivedOutside(db),
    orders: await db
      .selectFrom("orders")
      .select((eb) => [
        "orders.id",
        "orders.kind",
        "orders.status",
        "orders.total",
        "orders.payment_method",
        eb
          .selectFrom("ledger_entries as entry")
          .whereRef("entry.order_id", "=", "orders.id")
          .where("entry.kind", "in", [
            "order_by_balance",
            "order_by_card",
            "order_by_cash",
            "order_on_term",
            "topup",
          ])
          .select((payments) => payments.fn.countAll<number>().as("payments"))
          .as("payments"),
      ])
      .$castTo<Books["orders"][number]>()
      .orderBy("orders.id")
      .execute(),
    attempts: await db
      .selectFrom("payments")
      .select(["ref", "order_id", "amount", "status", "outcome"])
      .execute(),
    findings: await audit(books),
  };
}

/** Gives the account something free, so that payments move both of its balances. */
export function giveFreeBalance({ db }: OpenBooks, amount: number): Promise<void> {
  return transaction(db, async (tx) => {
    const { ids } = await lockAccounts(tx, await businessOf(tx, "particulier"));
    await postMovement(tx, {
      kind: "grant",
      key: "grant:interruption",
      at: new Date(TEST_NOW),
      lines: [
        { account: houseAccount.promotions, amount: -amount },
        { account: ids.freeBalance, amount },
      ],
    });
  });
}

async function receivedOutside(db: Queries): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount), 0) as sum from ledger_lines
    where account_id in (${houseAccount.card_clearing}, ${houseAccount.cash_clearing})
  `.execute(db);
  return rows[0]?.sum ?? Number.NaN;
}

async function businessOf(db: Queries, account: "particulier" | "credit"): Promise<number> {
  const { business_id } = await db
    .selectFrom("users")
    .select("business_id")
    .where("email", "=", emailOf(account))
    .executeTakeFirstOrThrow();
  return business_id;
}
