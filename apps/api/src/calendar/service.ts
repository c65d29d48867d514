import type { Language } from "@parution/contract/call";
import { type Clock, type Medium, publicationDays } from "@parution/rules/calendar";
import { dateInZone } from "@parution/rules/dates";
import type { Queries } from "../platform/database/index.ts";
import { invalid, notFound } from "../platform/http/index.ts";
import { type SupportCalendar, supportCalendar } from "./publication-rules.ts";
import { findCalendar, listClosures } from "./queries.ts";
import { reasonOf } from "./reasons.ts";
import { otherChannel, unknownSupport } from "./texts.ts";

/**
 * The publication days of a support, each available or blocked with its reason (readings E1 to E4).
 * @throws ProblemError 404 for an unknown support, 422 when the channel is not the support's.
 */
export async function readDays(
  db: Queries,
  { supportId, medium }: { readonly supportId: number; readonly medium?: Medium | undefined },
  clock: Clock,
  language: Language,
) {
  const calendar = await readSupportCalendar(db, supportId, clock);
  if (medium !== undefined && medium !== calendar.medium) {
    throw invalid({ canal_id: [otherChannel] });
  }
  return {
    now: clock.now,
    start: calendar.start,
    end: calendar.end,
    days: publicationDays(calendar).map((day) => ({
      date: day.date,
      available: day.available,
      reason: reasonOf(day, calendar)?.[language] ?? null,
      reasonCode: day.reason,
      cutoff: day.available ? day.cutoff : null,
    })),
  };
}

/**
 * What decides the days of a support.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readSupportCalendar(
  db: Queries,
  supportId: number,
  clock: Clock,
): Promise<SupportCalendar> {
  const row = await findCalendar(db, supportId);
  if (row === undefined) throw notFound(unknownSupport);
  const closures = await listClosures(db, supportId, dateInZone(clock.now, clock.zone));
  return supportCalendar(row, closures, clock);
}
