import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** First invoice of which an account still owes something; later ones follow. */
export interface OldestUnsettled {
  /** ISO day. */
  readonly day: string;
  readonly id: number;
  /** Paid part, in centimes. */
  readonly paid: Centimes;
}

/** Place before every invoice, for an account that owes more than the total of its invoices. */
const BEFORE_ALL: OldestUnsettled = { day: "1000-01-01", id: 0, paid: 0 };

/**
 * Part of an invoice on its account's debt, less the credit notes of its order, which lower its
 * newest invoices first.
 */
export const DEBT = sql<number>`invoices.on_term - least(invoices.on_term, greatest(0,
  (select coalesce(sum(case when same.kind = 'credit_note' then same.on_term
      when same.id > invoices.id then -same.on_term else 0 end), 0)
   from invoices same where same.order_id = invoices.order_id)))`;

/**
 * The oldest invoice of an account that is not settled, derived from the account's total debt: transfers settle its
 * oldest invoices first. Movements that have no number yet do not count. Null: everything is settled.
 */
export async function findOldestUnsettled(
  db: Queries,
  businessId: number,
): Promise<OldestUnsettled | null> {
  const { rows } = await sql<{
    owed: number;
    day: string | null;
    id: number | null;
    newer: number | null;
  }>`
    with account as (
      select coalesce(sum(line.amount), 0) - max(receivable.amount) as owed
      from ledger_accounts receivable
      left join (invoices_due join ledger_lines line using (entry_id)) on line.account_id = receivable.id
      where receivable.business_id = ${businessId} and receivable.kind = 'receivable'
    )
    select account.owed, oldest.day, oldest.id, oldest.newer
    from account left join lateral (
      select summed.day, summed.id, summed.newer
      from (
        select invoices.day, invoices.id, sum(${DEBT}) over (
          order by invoices.day desc, invoices.id desc rows unbounded preceding) as newer
        from invoices
        where invoices.business_id = ${businessId} and invoices.kind = 'invoice' and invoices.on_term > 0
      ) summed
      where summed.newer >= account.owed
      order by summed.day desc, summed.id desc
      limit 1
    ) oldest on account.owed > 0`.execute(db);
  const [found] = rows;
  if (found === undefined || found.owed <= 0) return null;
  const { day, id, owed, newer } = found;
  if (day === null || id === null) return BEFORE_ALL;
  return { day, id, paid: Number(newer) - Number(owed) };
}

/**
 * Debt of an account, and its part that should have been settled before `today`: transfers settle the oldest invoices
 * first, so that the part not due yet is of the newest ones. Movements that have no number yet are not due.
 * @param oldest as {@link findOldestUnsettled} finds it: nothing is owed of the invoices before.
 */
export async function readOutstanding(
  db: Queries,
  businessId: number,
  oldest: OldestUnsettled | null,
  today: IsoDate,
): Promise<{ readonly total: Centimes; readonly overdue: Centimes }> {
  const from = oldest ?? BEFORE_ALL;
  const { rows } = await sql<{ owed: number | null; unnumbered: number; not_due: number }>`
    select
      (select amount from ledger_accounts
        where business_id = ${businessId} and kind = 'receivable') as owed,
      (select coalesce(sum(line.amount), 0)
        from ledger_accounts receivable
        join ledger_lines line on line.account_id = receivable.id
        join invoices_due using (entry_id)
        where receivable.business_id = ${businessId} and receivable.kind = 'receivable') as unnumbered,
      (select coalesce(sum(${DEBT}), 0) from invoices
        where ${oldest !== null} and business_id = ${businessId} and kind = 'invoice' and on_term > 0
          and (day, id) >= (${from.day}::date, ${from.id})
          and (due_on is null or due_on >= ${today}::date)) as not_due`.execute(db);
  // A debt is below zero in the ledger.
  const total = Math.max(0, -(rows[0]?.owed ?? 0));
  const notDue = Number(rows[0]?.not_due ?? 0) + Math.max(0, -Number(rows[0]?.unnumbered ?? 0));
  return { total, overdue: Math.max(0, total - notDue) };
}

/** True when an invoice is still to be settled, wholly or in part. */
export function isUnsettled(
  eb: ExpressionBuilder<Database, "invoices">,
  oldest: OldestUnsettled | null,
) {
  if (oldest === null) return eb.lit(false);
  return eb.and([
    eb("invoices.kind", "=", "invoice"),
    eb("invoices.on_term", ">", 0),
    sql<boolean>`(invoices.day, invoices.id) >= (${oldest.day}::date, ${oldest.id})`,
    eb(DEBT, ">", 0),
  ]);
}
