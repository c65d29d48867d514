import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import type { Reach } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Buyer named by an invoice. */
export interface InvoiceDetails {
  readonly companyName: string;
  readonly address: string;
  /** Empty: none is printed. */
  readonly ice: string;
  /** The client's own number of the order; empty: none is printed. */
  readonly purchaseOrder: string;
}

/** Buyer of an order's invoice: as last changed, else from the order and its account. */
export async function findInvoiceDetails(db: Queries, orderId: number): Promise<InvoiceDetails> {
  return (await findChangedDetails(db, orderId)) ?? readOwnDetails(db, orderId);
}

/** The newest details given for the invoice of an order; null: none. */
export async function findChangedDetails(
  db: Queries,
  orderId: number,
): Promise<InvoiceDetails | null> {
  const newest = await db
    .selectFrom("invoice_details")
    .where("order_id", "=", orderId)
    .select(["legal_name as companyName", "address", "ice", "purchase_order as purchaseOrder"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest ?? null;
}

/** Account details on the order's newest invoice, or for it once it is numbered. */
export async function readOwnDetails(db: Queries, orderId: number): Promise<InvoiceDetails> {
  const numbered = await db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .where("order_id", "=", orderId)
    .select(["client_name as companyName", "client_address as address", "client_ice as ice"])
    .select((eb) => eb.fn.coalesce("orders.purchase_order", eb.val("")).as("purchaseOrder"))
    .orderBy("invoices.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return numbered ?? readAccountDetails(db, orderId);
}

/** Current details of the order and its account. */
async function readAccountDetails(db: Queries, orderId: number): Promise<InvoiceDetails> {
  const own = await db
    .selectFrom("orders")
    .innerJoin("businesses as business", "business.id", "orders.business_id")
    .leftJoin("journal_orders as journal", "journal.order_id", "orders.id")
    .where("orders.id", "=", orderId)
    .select([
      "journal.legal_name as named",
      "business.legal_name as account",
      "business.address",
      "orders.ice as given",
      "orders.purchase_order as purchaseOrder",
      "business.ice",
    ])
    .executeTakeFirstOrThrow();
  return {
    companyName: own.named || own.account,
    address: own.address,
    ice: own.given || own.ice,
    purchaseOrder: own.purchaseOrder ?? "",
  };
}

/** Author and time of the last change of an order's invoice details; null: never changed. */
export async function findLastChange(db: Queries, orderId: number) {
  const change = await db
    .selectFrom("invoice_details")
    .innerJoin("users", "users.id", "invoice_details.user_id")
    .where("order_id", "=", orderId)
    .select(["users.first_name", "users.last_name", "invoice_details.created_at"])
    .orderBy("invoice_details.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (change === undefined) return null;
  const { first_name, last_name, created_at } = change;
  return { by: `${first_name} ${last_name}`.trim(), at: created_at.getTime() };
}

/**
 * True when the month of any invoice of an order is closed, or the one in which it was settled while its invoice has no
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

/** Facts of an order within reach that decide if its invoice can be edited; undefined: none. */
export function selectInvoicedOrder(
  db: Queries,
  orderId: number,
  { column, id }: Reach,
  zone: string,
) {
  return db
    .selectFrom("orders")
    .where("orders.id", "=", orderId)
    .where(`orders.${column}`, "=", id)
    .select((eb) => [
      "orders.kind",
      "orders.status",
      monthClosed(eb, zone).$castTo<boolean>().as("monthClosed"),
    ])
    .executeTakeFirst();
}

/** Keeps every month open until the transaction ends: closing one takes the series of its year. The oldest is locked first. */
export async function lockMonths(tx: Transaction<Database>): Promise<void> {
  await tx.selectFrom("invoice_series").select("year").orderBy("year").forShare().execute();
}

interface NewDetails {
  readonly orderId: number;
  readonly details: InvoiceDetails;
  /** Author. */
  readonly userId: number;
  readonly at: Date;
}

/** Writes changed details, and returns the id of the change. */
export function insertDetails(
  tx: Transaction<Database>,
  { orderId, details, userId, at }: NewDetails,
) {
  return tx
    .insertInto("invoice_details")
    .values({
      order_id: orderId,
      legal_name: details.companyName,
      address: details.address,
      ice: details.ice,
      purchase_order: details.purchaseOrder,
      user_id: userId,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Reference, orderer and account of an order. */
export function selectOrderer(tx: Transaction<Database>, orderId: number) {
  return tx
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["ref", "user_id", "business_id"])
    .executeTakeFirstOrThrow();
}

/** Some users of an account, and its active parents. */
export function selectNotifiedUsers(
  tx: Transaction<Database>,
  businessId: number,
  userIds: readonly number[],
) {
  return tx
    .selectFrom("users")
    .where("business_id", "=", businessId)
    .where((eb) =>
      eb.or([
        eb("id", "in", userIds),
        eb.and([eb("is_parent", "=", true), eb("active", "=", true)]),
      ]),
    )
    .select(["id", "first_name", "last_name"])
    .execute();
}
