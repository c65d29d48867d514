import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/index.ts";

/**
 * Whether the month of any invoice of an order is closed, or the one in which it was settled while its invoice has no
 * number yet; months are the publisher's.
 */
export function monthClosed(eb: ExpressionBuilder<Database, "orders">, zone: string) {
  const settledIn = sql<string>`date_trunc('month', orders.settled_at at time zone ${zone})::date`;
  const invoicedIn = eb
    .selectFrom("invoices")
    .whereRef("invoices.order_id", "=", "orders.id")
    .select(sql<string>`date_trunc('month', invoices.day)::date`.as("month"));
  return eb.exists(
    eb
      .selectFrom("closed_months as closed")
      .select("closed.month")
      .where((month) =>
        month.or([month("closed.month", "=", settledIn), month("closed.month", "in", invoicedIn)]),
      ),
  );
}
