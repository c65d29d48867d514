import type { ColumnType, Generated } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface AdReviewTable {
  ad_id: Fixed<number>;
  /** Time at which a moderator opened the ad first. */
  acknowledged_at: Fixed<Date>;
  claimed_by: number;
  claimed_until: Date;
}

export interface AdDecisionTable {
  id: Generated<number>;
  ad_id: Fixed<number>;
  decision: Fixed<"validate" | "refuse" | "correct">;
  reason_fr: Fixed<string>;
  reason_ar: Fixed<string>;
  /** Version of the ad that was decided on. */
  text_hash: Fixed<string>;
  decided_by: Fixed<number>;
  /** True where the ad enters an edition that was closed. */
  late: ColumnType<boolean, boolean | undefined, never>;
  decided_at: Fixed<Date>;
  due_at: Fixed<Date>;
  outcome: ColumnType<"carried_out" | "undone" | "void" | null, undefined, string>;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface AdCorrectionTable {
  id: Generated<number>;
  ad_id: Fixed<number>;
  decision_id: Fixed<number>;
  reason_fr: Fixed<string>;
  reason_ar: Fixed<string>;
  /** Words of the ad when the correction was asked for. */
  title: Fixed<string>;
  paper_content: Fixed<string>;
  web_content: Fixed<string>;
  asked_at: Fixed<Date>;
  /** Time at which the advertiser sent the ad again. */
  corrected_at: ColumnType<Date | null, undefined, Date>;
}

export interface ModerationWordTable {
  /** Lower case. */
  word: Fixed<string>;
  added_at: Generated<Date>;
}

/** A reason that moderators choose from, as its advertiser reads it. */
export interface ReasonTable {
  id: Generated<number>;
  label_fr: string;
  label_ar: string;
  position: number;
  retired_at: ColumnType<Date | null, Date | null | undefined>;
}

/** The tables of migrations 0048, 0060 and 0069, by name. */
export interface ModerationTables {
  ad_reviews: AdReviewTable;
  ad_decisions: AdDecisionTable;
  ad_corrections: AdCorrectionTable;
  moderation_words: ModerationWordTable;
  refusal_reasons: ReasonTable;
  correction_reasons: ReasonTable;
}
