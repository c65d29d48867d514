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
  user_id: Fixed<number>;
  created_at: Fixed<Date>;
}

/** The table of migration 0013, by name. */
export interface InvoiceDetailsTables {
  invoice_details: InvoiceDetailsTable;
}
