import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

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
