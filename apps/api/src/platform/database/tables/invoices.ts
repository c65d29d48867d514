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
  /** Centimes, never negative: of a credit note, what it gives back. */
  total: Fixed<number>;
  excl_tax: Fixed<number>;
  tax: Fixed<number>;
  /** What of the total the account owed, or was forgiven. */
  on_term: Fixed<number>;
  /** Whom it names, as the account was then; details that were given since count first. */
  client_name: Fixed<string>;
  client_address: Fixed<string>;
  client_ice: Fixed<string>;
  /** ISO day on which what it put on the account's debt is due; null: nothing was. */
  due_on: ColumnType<string | null, string | null | undefined, never>;
}

export interface ClosedMonthTable {
  /** Its first day. */
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
