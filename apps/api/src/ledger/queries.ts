import type { Centimes } from "@parution/rules/money";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { EntryKind } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Balances and debt of a business. */
export function selectBalances(db: Queries, businessId: number) {
  return db
    .selectFrom("business_balances")
    .select(["balance", "free_balance", "owed"])
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
}

/** The accounts of a business by id, locked until the transaction ends. */
export function lockAccountRows(tx: Transaction<Database>, businessId: number) {
  return tx
    .selectFrom("ledger_accounts")
    .select(["id", "kind", "amount"])
    .where("business_id", "=", businessId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Credit terms of a business. */
export function selectCreditTerms(db: Queries, businessId: number) {
  return db
    .selectFrom("businesses")
    .select(["credit_account", "ceiling"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
}

/** Credit terms and debt of each business: the columns of a credit condition. */
export const selectCredit = (db: Queries) =>
  db
    .selectFrom("businesses")
    .innerJoin("business_balances", "business_balances.business_id", "businesses.id")
    .select(["businesses.ceiling", "businesses.credit_account", "business_balances.owed"]);

/** Movements by which the price of an order changes after its sale. */
export const EDITS = [
  "edit_charge",
  "edit_credit",
  "date_credit",
] as const satisfies readonly EntryKind[];

/** Number of edits that have charged or credited an order. */
export async function countEdits(tx: Transaction<Database>, orderId: number): Promise<number> {
  const { edits } = await tx
    .selectFrom("ledger_entries")
    .select((eb) => eb.fn.countAll<number>().as("edits"))
    .where("order_id", "=", orderId)
    .where("kind", "in", EDITS)
    .executeTakeFirstOrThrow();
  return edits;
}

/** Sums of every movement of an order, by the kind of the account. */
export function sumByAccountKind(tx: Transaction<Database>, orderId: number) {
  return tx
    .selectFrom("ledger_entries as entry")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .select((eb) => ["account.kind", eb.fn.sum<number>("line.amount").as("amount")])
    .where("entry.order_id", "=", orderId)
    .groupBy("account.kind")
    .execute();
}

interface Entry {
  readonly kind: EntryKind;
  readonly key: string;
  readonly orderId?: number;
  readonly paymentId?: number;
  readonly at: Date;
}

interface Line {
  readonly account: number;
  readonly amount: Centimes;
}

const entryRow = ({ kind, key, orderId, paymentId, at }: Entry) => ({
  kind,
  key,
  order_id: orderId ?? null,
  payment_id: paymentId ?? null,
  posted_at: at,
});

/** Writes an entry and its lines, at least one, in one statement. */
export async function insertEntry(
  tx: Transaction<Database>,
  entry: Entry,
  lines: readonly Line[],
): Promise<void> {
  const values = lines.map(({ account, amount }) => sql`(${account}::integer, ${amount}::bigint)`);
  await tx
    .with("entry", (query) =>
      query.insertInto("ledger_entries").values(entryRow(entry)).returning("id"),
    )
    .insertInto("ledger_lines")
    .columns(["entry_id", "account_id", "amount"])
    .expression(
      sql`select entry.id, line.account, line.amount
          from entry, (values ${sql.join(values)}) as line (account, amount)`,
    )
    .execute();
}

/** Writes entries without their lines, and returns their ids by key. */
export function insertEntries(tx: Transaction<Database>, entries: readonly Entry[]) {
  return tx
    .insertInto("ledger_entries")
    .values(entries.map(entryRow))
    .returning(["id", "key"])
    .execute();
}

/** Writes lines of entries. */
export async function insertLines(
  tx: Transaction<Database>,
  lines: readonly (Line & { readonly entryId: number })[],
): Promise<void> {
  await tx
    .insertInto("ledger_lines")
    .values(
      lines.map(({ entryId, account, amount }) => ({
        entry_id: entryId,
        account_id: account,
        amount,
      })),
    )
    .execute();
}

/** Account, or whole ledger, whose stored balance differs from its lines. */
export interface Discrepancy {
  readonly what: string;
  /** Stored balance in centimes. */
  readonly kept: number;
  /** Sum of its lines in centimes. */
  readonly lines: number;
}

/** Accounts whose amount differs from the sum of their lines, and entries that do not sum to zero. */
export async function selectDiscrepancies(db: Queries): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    select 'account ' || account.id as what, account.amount as kept, coalesce(sum(line.amount), 0) as lines
    from ledger_accounts account left join ledger_lines line on line.account_id = account.id
    where account.business_id is not null
    group by account.id
    having account.amount <> coalesce(sum(line.amount), 0)
    union all
    select 'entry ' || entry.id, 0, coalesce(sum(line.amount), 0)
    from ledger_entries entry left join ledger_lines line on line.entry_id = entry.id
    group by entry.id
    having count(line.amount) < 2 or sum(line.amount) <> 0
  `.execute(db);
  return rows;
}
