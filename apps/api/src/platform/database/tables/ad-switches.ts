import type { ColumnType, GeneratedAlways } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface DeactivationReasonTable {
  id: number;
  label_fr: string;
  label_ar: string;
  position: number;
  /** Whether it is still on offer. */
  active: boolean;
}

export interface AdSwitchTable {
  id: GeneratedAlways<number>;
  ad_id: Fixed<number>;
  user_id: Fixed<number>;
  action: Fixed<"deactivate" | "reactivate">;
  /** Null when an ad comes back. */
  reason_id: Fixed<number | null>;
  switched_at: Fixed<Date>;
}

/** The tables of migration 0012, by name. */
export interface AdSwitchTables {
  deactivation_reasons: DeactivationReasonTable;
  ad_switches: AdSwitchTable;
}
