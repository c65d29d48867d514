import type { Queries } from "../../platform/database/index.ts";

/** Whom an invoice names. */
export interface InvoiceDetails {
  readonly companyName: string;
  readonly address: string;
  /** Empty: none is printed. */
  readonly ice: string;
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
    .select(["legal_name as companyName", "address", "ice"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest ?? null;
}

/** What the order's newest invoice keeps of its account, or will keep once it has its number. */
export async function readOwnDetails(db: Queries, orderId: number): Promise<InvoiceDetails> {
  const numbered = await db
    .selectFrom("invoices")
    .where("order_id", "=", orderId)
    .select(["client_name as companyName", "client_address as address", "client_ice as ice"])
    .orderBy("id", "desc")
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
      "business.ice",
    ])
    .executeTakeFirstOrThrow();
  return {
    companyName: own.named || own.account,
    address: own.address,
    ice: own.given || own.ice,
  };
}
