import type { ColumnType, JSONColumnType } from "kysely";

/** Written once, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface OperatorTrailTable {
  /** From 1, without gaps. */
  number: Fixed<number>;
  at: Fixed<Date>;
  operator: Fixed<string>;
  command: Fixed<string>;
  subject: Fixed<string>;
  reason: Fixed<string | null>;
  before: JSONColumnType<Record<string, unknown>, string, never>;
  after: JSONColumnType<Record<string, unknown>, string, never>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
}

/** The table of migration 0018, by name. */
export interface OperatorTables {
  operator_trail: OperatorTrailTable;
}
