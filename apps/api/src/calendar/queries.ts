import type { IsoDate } from "@parution/rules/dates";
import type { Queries } from "../platform/database/transaction.ts";

/** Publication days of a support, from the catalogue. */
export interface CalendarRow {
  readonly channel_id: 1 | 2;
  readonly calendar_start: string | null;
  readonly calendar_end: string | null;
  readonly calendar_days: number;
  readonly lead_hours: number;
}

/** A day without an edition, or one that may still become one. */
export interface ClosureRow {
  readonly date: string;
  readonly reason_fr: string;
  readonly reason_ar: string;
}

/** Channel and publication days of a support; undefined: unknown support. */
export function findCalendar(db: Queries, supportId: number): Promise<CalendarRow | undefined> {
  return db
    .selectFrom("supports")
    .where("id", "=", supportId)
    .select(["channel_id", "calendar_start", "calendar_end", "calendar_days", "lead_hours"])
    .executeTakeFirst();
}

/** The days without an edition from `today` on. */
export function listClosures(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly ClosureRow[]> {
  return db
    .selectFrom("closures")
    .where("support_id", "=", supportId)
    .where("date", ">=", today)
    .select(["date", "reason_fr", "reason_ar"])
    .execute();
}

/** The days from `today` on that may still close. */
export function listProvisional(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly ClosureRow[]> {
  return db
    .selectFrom("provisional_days")
    .where("support_id", "=", supportId)
    .where("date", ">=", today)
    .select(["date", "reason_fr", "reason_ar"])
    .execute();
}

/** The days from `today` on whose edition was closed or cancelled. */
export async function listClosedEditions(
  db: Queries,
  supportId: number,
  today: IsoDate,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("editions")
    .where("support_id", "=", supportId)
    .where("day", ">=", today)
    .where("state", "<>", "open")
    .select("day")
    .execute();
  return rows.map(({ day }) => day);
}
