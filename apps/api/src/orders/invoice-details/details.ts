import type { Queries } from "../../platform/database/index.ts";

/** Whom an invoice names. */
export interface InvoiceDetails {
  readonly companyName: string;
  readonly address: string;
  /** Empty: none is printed. */
  readonly ice: string;
  /** The client's own number of the order; empty: none is printed. */
  readonly purchaseOrder: string;
}

/** Whom the invoice of an order names: as somebody last changed it, else as the order and its account say. */
export async function findInvoiceDetails(db: Queries, orderId: number): Promise<InvoiceDetails> {
  return (await findChangedDetails(db, orderId)) ?? readOwnDetails(db, orderId);
}

/** The details that somebody gave the invoice of an order, the newest; null while nobody has. */
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

/** What the order's newest invoice keeps of its account, or will keep once it has its number. */
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

/** What the order and its account say now. */
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

/** Who changed the details of an order's invoice last, and when; null: nobody has. */
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
