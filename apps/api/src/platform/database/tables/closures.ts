import type { ColumnType, Generated } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
/** Read as JSON, since a driver reads an array of days as instants. */
type Days = ColumnType<readonly string[], readonly string[], never>;

export type LateClosureState =
  | "planning"
  | "planned"
  | "carrying_out"
  | "done"
  | "undoing"
  | "undone";

export interface LateClosureTable {
  id: Generated<number>;
  support_id: Fixed<number>;
  date: Fixed<string>;
  reason_fr: Fixed<string>;
  reason_ar: Fixed<string>;
  choice: Fixed<"replan" | "refund">;
  state: ColumnType<LateClosureState, undefined, LateClosureState>;
  /** Occasion for which the day was provisional before; null: it was open. */
  provisional_fr: Fixed<string | null>;
  provisional_ar: Fixed<string | null>;
  /** Ads at the declaration. */
  ads: Fixed<number>;
  declared_by: Fixed<number>;
  declared_at: Fixed<Date>;
  /** End of the undo time. */
  due_at: Fixed<Date>;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface ClosedAdTable {
  closure_id: Fixed<number>;
  ad_id: Fixed<number>;
  business_id: Fixed<number>;
  user_id: Fixed<number>;
  before: Days;
  /** Empty: the ad has no other date and is refunded whole. */
  after: Days;
  /** Centimes. */
  charged: Fixed<number>;
  /** Centimes given back; 0: none. */
  refund: Fixed<number>;
  state: ColumnType<
    "planned" | "settled" | "undone" | "changed",
    undefined,
    "settled" | "undone" | "changed"
  >;
  /** True once a letter about it is queued. */
  notified: ColumnType<boolean, undefined, boolean>;
}

/** Order whose payment settled after an edition of its ad had closed. */
export interface LateSettlementTable {
  order_id: Fixed<number>;
  settled_at: Date;
  /** Set once the ad is offered the choice. */
  handled_at: Date | null;
}

/** Ad that did not run on a day. */
export interface MissedAdTable {
  id: Generated<number>;
  ad_id: Fixed<number>;
  support_id: Fixed<number>;
  day: Fixed<string>;
  business_id: Fixed<number>;
  user_id: Fixed<number>;
  cause: Fixed<"late_payment" | "undecided" | "cancelled" | "left_out">;
  choice: Fixed<"move" | "refund" | "client">;
  /** Empty: the cause says it. */
  reason_fr: Fixed<string>;
  reason_ar: Fixed<string>;
  /** Dates and price of the ad before the report, but for what other reports of it have ended since. */
  before: ColumnType<readonly string[], readonly string[], readonly string[]>;
  charged: number;
  state: ColumnType<
    "open" | "moved" | "refunded" | "changed" | "entered",
    undefined,
    "moved" | "refunded" | "changed" | "entered"
  >;
  after: ColumnType<readonly string[] | null, undefined, readonly string[]>;
  refund: Generated<number>;
  /** Link of the client's choice; null where the desk decided. */
  link_id: Fixed<string | null>;
  /** Id of the user who reported it; null: the program. */
  reported_by: Fixed<number | null>;
  reported_at: Fixed<Date>;
  due_at: Fixed<Date>;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

/** Holiday beneath a special edition, until that is taken back. */
export interface SpecialDayHolidayTable {
  support_id: Fixed<number>;
  date: Fixed<string>;
  provisional: Fixed<boolean>;
  weekly: Fixed<boolean>;
  reason_fr: Fixed<string>;
  reason_ar: Fixed<string>;
}

/** The tables of migrations 0058, 0082, 0083, 0089 and 0116, by name. */
export interface ClosureTables {
  late_closures: LateClosureTable;
  closed_ads: ClosedAdTable;
  late_settlements: LateSettlementTable;
  missed_ads: MissedAdTable;
  special_day_holidays: SpecialDayHolidayTable;
}
