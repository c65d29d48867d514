import type { ColumnType, GeneratedAlways } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

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
