import type { Centimes } from "@parution/rules/money";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { EntryKind } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** A movement of money between accounts. */
export interface Movement {
  readonly kind: EntryKind;
  /** Subject («order:12»): the database refuses a second movement with the same key. */
  readonly key: string;
  readonly orderId?: number;
  readonly paymentId?: number;
  readonly at: Date;
  /** Centimes that each account gains, negative for a loss. They sum to zero; zeros are left out. */
  readonly lines: readonly { readonly account: number; readonly amount: Centimes }[];
}

/** Writes a movement; the accounts it moves follow by themselves. Nothing is written for nothing moved. */
export async function postMovement(tx: Transaction<Database>, movement: Movement): Promise<void> {
  const lines = movement.lines.filter(({ amount }) => amount !== 0);
  if (lines.length === 0) return;
  const values = lines.map(({ account, amount }) => sql`(${account}::integer, ${amount}::bigint)`);
  await tx
    .with("entry", (query) =>
      query
        .insertInto("ledger_entries")
        .values({
          kind: movement.kind,
          key: movement.key,
          order_id: movement.orderId ?? null,
          payment_id: movement.paymentId ?? null,
          posted_at: movement.at,
        })
        .returning("id"),
    )
    .insertInto("ledger_lines")
    .columns(["entry_id", "account_id", "amount"])
    .expression(
      sql`select entry.id, line.account, line.amount
          from entry, (values ${sql.join(values)}) as line (account, amount)`,
    )
    .execute();
}

/** Writes many movements at once: {@link postMovement} for each, in two statements. */
export async function postMovements(
  tx: Transaction<Database>,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return;
  const entries = await tx
    .insertInto("ledger_entries")
    .values(
      movements.map(({ kind, key, orderId, paymentId, at }) => ({
        kind,
        key,
        order_id: orderId ?? null,
        payment_id: paymentId ?? null,
        posted_at: at,
      })),
    )
    .returning(["id", "key"])
    .execute();
  const linesOf = new Map(movements.map(({ key, lines }) => [key, lines]));
  const lines = entries.flatMap(({ id, key }) =>
    (linesOf.get(key) ?? [])
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => ({ entry_id: id, account_id: account, amount })),
  );
  await tx.insertInto("ledger_lines").values(lines).execute();
}

/** An account, or the whole ledger, whose figures disagree. */
export interface Discrepancy {
  readonly what: string;
  /** Centimes kept. */
  readonly kept: number;
  /** Centimes that the lines say. */
  readonly lines: number;
}

/** Compares every kept amount with its lines, and every entry with zero. An empty list: the ledger is sound. */
export async function reconcile(db: Queries): Promise<readonly Discrepancy[]> {
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
