import type { Language } from "@parution/contract/call";
import type { ColumnType, GeneratedAlways } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface VisitTable {
  id: GeneratedAlways<number>;
  /** A random name that the browser keeps. */
  visitor: Fixed<string>;
  user_id: Fixed<number | null>;
  host: Fixed<string>;
  path: Fixed<string>;
  /** Next page of the visitor; null: out of the portal, or unknown. */
  next_path: Fixed<string | null>;
  language: Fixed<Language>;
  /** Names of fields that changed, never their values. */
  fields: Fixed<readonly string[]>;
  address: Fixed<string>;
  device: Fixed<"phone" | "computer" | null>;
  /** Time that the page was open, by the browser's clock; null: unknown. */
  seconds: Fixed<number | null>;
  at: Fixed<Date>;
}

export interface CalendarFeedTable {
  /** The secret part of its address. */
  token: Fixed<string>;
  ad_id: Fixed<number>;
  user_id: Fixed<number>;
  language: Fixed<Language>;
  created_at: Fixed<Date>;
  revoked_at: ColumnType<Date | null, undefined, Date>;
}

/** The tables of migrations 0028 and 0036, by name. */
export interface TrackingTables {
  visits: VisitTable;
  calendar_feeds: CalendarFeedTable;
}
