import type { Language } from "@parution/contract/call";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { DEBT, isUnsettled, type OldestUnsettled } from "../invoices/index.ts";
import { dueDay } from "../orders/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Columns of some orders, newest first. */
export function selectOrders(db: Queries, ids: readonly number[], language: Language) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .leftJoin("ads as ad", "ad.order_id", "orders.id")
    .where("orders.id", "in", ids)
    .select((eb) => [
      "orders.ref",
      "orders.kind",
      "orders.status",
      "orders.payment_method",
      "orders.excl_tax",
      "orders.tax",
      "orders.total",
      "orders.created_at",
      `support.label_${language} as support` as const,
      "ad.ref_web",
      "users.first_name",
      "users.last_name",
      invoicedIce().as("ice"),
      purchaseOrder().as("purchase_order"),
      invoiceNumbers().as("invoices"),
      dueDay(eb),
    ])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .execute();
}

export type ExportedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** Columns of some invoices, newest first. */
export function selectInvoices(db: Queries, ids: readonly number[], { language, oldest }: Shown) {
  return db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .where("invoices.id", "in", ids)
    .select((eb) => [
      "invoices.id",
      "invoices.ref",
      "invoices.kind",
      "invoices.day",
      "invoices.due_on",
      "invoices.excl_tax",
      "invoices.tax",
      "invoices.total",
      "invoices.on_term",
      "orders.ref as order_ref",
      `support.label_${language} as support` as const,
      invoicedName().as("client"),
      invoicedIce().as("ice"),
      purchaseOrder().as("purchase_order"),
      DEBT.as("debt"),
      isUnsettled(eb, oldest).$castTo<boolean>().as("is_unsettled"),
    ])
    .orderBy("invoices.day", "desc")
    .orderBy("invoices.id", "desc")
    .execute();
}

export type ExportedInvoice = Awaited<ReturnType<typeof selectInvoices>>[number];

interface Shown {
  readonly language: Language;
  readonly oldest: OldestUnsettled | null;
}

/** Columns of an order's invoices; `orders` must stand in the query's `from`. */

/** The name that the invoices of an order bear: as it was changed, or as they were numbered. */
const invoicedName = (): RawBuilder<string> => sql`coalesce(
  (select legal_name from invoice_details where order_id = orders.id order by id desc limit 1), invoices.client_name)`;

/** The numbers of an order's invoices and credit notes, oldest first; empty while there are none. */
const invoiceNumbers = (): RawBuilder<string> => sql`coalesce(
  (select string_agg(invoices.ref, ', ' order by invoices.id) from invoices where invoices.order_id = orders.id), '')`;

/** The ICE that the invoice of an order names: as it was changed, as it was numbered, or as order and account have it. */
const invoicedIce = (): RawBuilder<string> => sql`coalesce(
  (select ice from invoice_details where order_id = orders.id order by id desc limit 1),
  (select client_ice from invoices where order_id = orders.id order by id desc limit 1),
  nullif(orders.ice, ''),
  (select ice from businesses where businesses.id = orders.business_id))`;

/** The client's own number of an order; empty: none. */
const purchaseOrder = (): RawBuilder<string> => sql`coalesce(
  (select purchase_order from invoice_details where order_id = orders.id order by id desc limit 1),
  orders.purchase_order, '')`;

/** Invoices of an order in words; empty: none yet. */
export interface Invoiced {
  readonly ice: string;
  readonly invoices: string;
}

/** Invoices of some orders in words, by order. */
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

/** Rows of one query, few enough that it does not delay other calls. */
const BATCH = 200;

/** Cursor of a list: below this row, by time and then by id. */
interface Place {
  readonly id: number;
  /** Time of creation in the database's full precision (microseconds). */
  readonly created: string;
}

/** A query over one of the lists that exports go through, in no order. */
type List<Table extends keyof typeof times> = SelectQueryBuilder<Database, Table, object>;

/** Column by which each list is ordered, and its type. */
const times = {
  ads: ["created_at", sql`timestamptz`],
  orders: ["created_at", sql`timestamptz`],
  invoices: ["day", sql`date`],
} as const;

/**
 * The ids of a list, newest first, some at a time: each query begins below the last row, so that none lasts and a slow
 * reader holds no connection. Orders added meanwhile stand above and are left out.
 */
export async function* idBatches<Table extends keyof typeof times>(
  table: Table,
  list: () => List<Table>,
): AsyncGenerator<readonly number[]> {
  const [column, type] = times[table];
  const created = sql.ref<string>(`${table}.${column}`);
  const id = sql.ref<number>(`${table}.id`);
  let last: Place | undefined;
  do {
    const from = last;
    const places: Place[] = await list()
      .$if(from !== undefined, (query) =>
        query.where(sql<boolean>`(${created}, ${id}) < (${from?.created}::${type}, ${from?.id})`),
      )
      .select([id.as("id"), sql<string>`${created}::text`.as("created")])
      .orderBy(created, "desc")
      .orderBy(id, "desc")
      .limit(BATCH)
      .execute();
    if (places.length > 0) yield places.map((place) => place.id);
    last = places.length < BATCH ? undefined : places.at(-1);
  } while (last !== undefined);
}
