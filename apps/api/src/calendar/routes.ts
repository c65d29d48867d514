import { readCalendar } from "@parution/contract/calendar";
import type { Language } from "@parution/contract/call";
import { type Clock, dayStatus, type Medium, publicationDays } from "@parution/rules/calendar";
import { dateInZone } from "@parution/rules/dates";
import { clockOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bind } from "../platform/http/bind.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import { type SupportCalendar, supportCalendar } from "./publication-rules.ts";
import { findCalendar, listClosedEditionDays, listClosures, listProvisional } from "./queries.ts";
import { reasonOf } from "./reasons.ts";

/**
 * The publication days of a support, each available or blocked with its reason.
 * @throws ProblemError 404 for an unknown support, 422 when the channel is not the support's.
 */
async function readDays(
  db: Queries,
  { supportId, medium }: { readonly supportId: number; readonly medium?: Medium | undefined },
  clock: Clock,
  language: Language,
) {
  const calendar = await readSupportCalendar(db, supportId, clock);
  if (medium !== undefined && medium !== calendar.medium) {
    throw invalid<typeof readCalendar>({ medium: [otherChannel] });
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
    provisional: provisionalDays(calendar, language),
  };
}

/**
 * Facts that decide the days of a support.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readSupportCalendar(
  db: Queries,
  supportId: number,
  clock: Clock,
): Promise<SupportCalendar> {
  const row = await findCalendar(db, supportId);
  if (row === undefined) throw notFound(unknownSupport);
  const today = dateInZone(clock.now, clock.zone);
  const closures = await listClosures(db, supportId, today);
  const provisional = await listProvisional(db, supportId, today);
  const closed = await listClosedEditionDays(db, supportId, today);
  return supportCalendar(row, closures, clock, provisional, closed);
}

/** The days of the period that can be chosen but may still close, each with its occasion. */
const provisionalDays = (calendar: SupportCalendar, language: Language) =>
  [...calendar.provisional].flatMap(([date, occasion]) =>
    dayStatus(date, calendar).provisional ? [{ date, reason: occasion[language] }] : [],
  );

export const unknownSupport: Messages = {
  fr: "Ce support n’existe pas.",
  ar: "هذه الدعامة غير موجودة.",
};

export const otherChannel: Messages = {
  fr: "Ce support ne paraît pas sur ce canal.",
  ar: "هذه الدعامة لا تصدر عبر هذه القناة.",
};

export const calendarRoutes = [
  bind(readCalendar, ({ input, context, language }) =>
    readDays(context.db, input.query, clockOf(context), language),
  ),
];
