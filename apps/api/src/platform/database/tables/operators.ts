import type { ColumnType, JSONColumnType } from "kysely";

/** Written once, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/** Plain facts by name. */
type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface OperatorTrailTable {
  /** From 1, without gaps. */
  number: Fixed<number>;
  at: Fixed<Date>;
  operator: Fixed<string>;
  command: Fixed<string>;
  subject: Fixed<string>;
  reason: Fixed<string | null>;
  before: JSONColumnType<Facts, string, never>;
  after: JSONColumnType<Facts, string, never>;
  previous_hash: Fixed<string>;
  hash: Fixed<string>;
}

/** The table of migration 0018, by name. */
export interface OperatorTables {
  operator_trail: OperatorTrailTable;
}
