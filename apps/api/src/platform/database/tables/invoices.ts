import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface InvoiceSeriesTable {
  year: Fixed<number>;
  last_number: ColumnType<number, number | undefined, number>;
  last_day: ColumnType<string | null, string | null | undefined, string>;
}

export interface InvoiceTable {
  id: Generated<number>;
  year: Fixed<number>;
  number: Fixed<number>;
  ref: GeneratedAlways<string>;
  kind: Fixed<"invoice" | "credit_note">;
  entry_id: Fixed<number>;
  order_id: Fixed<number>;
  business_id: Fixed<number>;
  user_id: Fixed<number>;
  /** ISO day. */
  day: Fixed<string>;
  /** Centimes, never negative: of a credit note, the amount given back. */
  total: Fixed<number>;
  excl_tax: Fixed<number>;
  tax: Fixed<number>;
  /** Part of the total that the account owed, or was forgiven, in centimes. */
  on_term: Fixed<number>;
  /** Buyer, as the account was then; details given later take precedence. */
  client_name: Fixed<string>;
  client_address: Fixed<string>;
  client_ice: Fixed<string>;
  /** ISO day on which its part on the account's debt is due; null: it has none. */
  due_on: ColumnType<string | null, string | null | undefined, never>;
}

export interface ClosedMonthTable {
  /** First day of the closed month. */
  month: Fixed<string>;
  closed_at: Fixed<Date>;
}

export interface InvoiceDueTable {
  entry_id: Fixed<number>;
}

export interface AuditTable {
  /** ISO day, in the publisher's zone. */
  day: Fixed<string>;
  discrepancies: Fixed<number>;
  finished_at: Fixed<Date>;
}

/** The tables of migrations 0006, 0014, 0020 and 0039, by name. */
export interface InvoiceTables {
  invoice_series: InvoiceSeriesTable;
  invoices: InvoiceTable;
  invoices_due: InvoiceDueTable;
  closed_months: ClosedMonthTable;
  audits: AuditTable;
}

export interface InvoiceDetailsTable {
  id: GeneratedAlways<number>;
  order_id: Fixed<number>;
  legal_name: Fixed<string>;
  address: Fixed<string>;
  /** Empty: none is printed. */
  ice: Fixed<string>;
  /** The client's own number of the order; empty: none is printed. */
  purchase_order: Fixed<string>;
  user_id: Fixed<number>;
  created_at: Fixed<Date>;
}

/** The table of migrations 0013 and 0039, by name. */
export interface InvoiceDetailsTables {
  invoice_details: InvoiceDetailsTable;
}

/** Sales of a user on a newspaper in a month; written by the database, as lines are posted. */
export interface MonthlySaleTable {
  readonly business_id: number;
  readonly user_id: number;
  readonly support_id: number | null;
  /** First day of the month, ISO, in the zone of `sales_zone`. */
  readonly month: string;
  /** Centimes; below zero where more was given back than sold. */
  readonly excl_tax: number;
  readonly tax: number;
}

export interface SalesZoneTable {
  readonly zone: string;
}

/** The tables of migration 0022, by name. */
export interface SalesTables {
  monthly_sales: MonthlySaleTable;
  sales_zone: SalesZoneTable;
}
