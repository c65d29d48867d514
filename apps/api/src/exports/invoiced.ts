import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

/** What sheets say of an order's invoices; `orders` must stand in their `from`. */

/** The numbers of an order's invoices and credit notes, oldest first; empty while there are none. */
export const invoiceNumbers = (): RawBuilder<string> => sql`coalesce(
  (select string_agg(invoices.ref, ', ' order by invoices.id) from invoices where invoices.order_id = orders.id), '')`;

/** The ICE that the invoice of an order names: as it was changed, as it was numbered, or as order and account have it. */
export const invoicedIce = (): RawBuilder<string> => sql`coalesce(
  (select ice from invoice_details where order_id = orders.id order by id desc limit 1),
  (select client_ice from invoices where order_id = orders.id order by id desc limit 1),
  nullif(orders.ice, ''),
  (select ice from businesses where businesses.id = orders.business_id))`;

/** The client's own number of an order; empty: none. */
export const purchaseOrder = (): RawBuilder<string> => sql`coalesce(
  (select purchase_order from invoice_details where order_id = orders.id order by id desc limit 1),
  orders.purchase_order, '')`;

/** What the invoices of an order say; empty: nothing yet. */
export interface Invoiced {
  readonly ice: string;
  readonly invoices: string;
}

/** What the invoices of some orders say, by order. */
export async function readInvoiced(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Invoiced>> {
  const rows = await db
    .selectFrom("orders")
    .where((eb) => eb("orders.id", "=", eb.fn.any(eb.val(orderIds))))
    .select(["orders.id", invoicedIce().as("ice"), invoiceNumbers().as("invoices")])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
