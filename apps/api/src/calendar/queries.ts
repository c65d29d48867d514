import type { IsoDate } from "@parution/rules/dates";
import type { Queries } from "../platform/database/index.ts";

export function findCalendar(db: Queries, supportId: number) {
  return db
    .selectFrom("supports")
    .where("id", "=", supportId)
    .select(["channel_id", "calendar_start", "calendar_end", "calendar_days"])
    .executeTakeFirst();
}

/** The days without an edition from `today` on. */
export function listClosures(db: Queries, supportId: number, today: IsoDate) {
  return db
    .selectFrom("closures")
    .where("support_id", "=", supportId)
    .where("date", ">=", today)
    .select(["date", "reason_fr", "reason_ar"])
    .execute();
}
