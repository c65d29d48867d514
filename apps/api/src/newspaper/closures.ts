import { addDays, dateInZone, type IsoDate, isIsoDate, weekdayOf } from "@parution/rules/dates";
import { holdExistingEditions } from "../edition-state/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { insertClosures, insertProvisional, lockRecurring, writeClosuresUntil } from "./queries.ts";
import { type Holiday, holidaysOf } from "./starter/holidays.ts";

/** Days that are written beyond those open for orders, so that a stopped program may miss some runs. */
const AHEAD = 60;

/**
 * Writes weekly closures and holidays of newspapers up to the end of their calendars, religious days as provisional; existing
 * days stay as they are, and days whose edition is closed, printed or cancelled.
 */
export function extendClosures({ db, clock, config }: Pick<Context, "clock" | "config" | "db">) {
  const today = dateInZone(clock.now(), config.publisherZone);
  return transaction(db, async (tx) => {
    for (const support of await lockRecurring(tx)) {
      const last = addDays(today, support.calendar_days + AHEAD);
      const written = support.closures_until;
      const first = written === null ? today : addDays(dayOf(written), 1);
      if (first > last) continue;
      const fixed = new Set(await holdExistingEditions(tx, support.id, daysBetween(first, last)));
      const days = daysBetween(first, last)
        .filter((day) => !fixed.has(day))
        .map((day) => restOf(day, support));
      const closures = days.flatMap(({ closure }) => closure ?? []);
      await insertClosures(tx, support.id, closures);
      const provisional = days.flatMap(({ provisional }) => provisional ?? []);
      await insertProvisional(tx, support.id, provisional);
      await writeClosuresUntil(tx, support.id, last);
    }
  });
}

export const extendingClosures: Job = {
  name: "closures",
  every: 6 * 60 * 60 * 1000,
  run: extendClosures,
};

interface Rest {
  readonly closed_weekdays: readonly number[];
  readonly moroccan_holidays: boolean;
}

/** Reason of a day of the week without an edition. */
export const WEEKLY = {
  reason_fr: "Pas d’édition ce jour-là",
  reason_ar: "لا تصدر الجريدة في هذا اليوم",
};

/** Refusal of a week whose days all rest. */
export const NO_EDITION: Messages = {
  fr: "Gardez au moins un jour de parution.",
  ar: "احتفظوا بيوم صدور واحد على الأقل.",
};

type MarkedDay = Omit<Holiday, "religious">;

interface RestDay {
  readonly closure: (MarkedDay & { readonly weekly: boolean }) | undefined;
  readonly provisional?: MarkedDay | undefined;
}

/**
 * Closure and provisional day to write for a day. A weekly closure is one for no other reason, so that a holiday is still one where its
 * day of the week opens: a civil holiday is an ordinary closure, a religious one is written beneath its weekly closure.
 */
function restOf(day: IsoDate, { closed_weekdays, moroccan_holidays }: Rest): RestDay {
  const holiday = moroccan_holidays ? holidays(day.slice(0, 4)).get(day) : undefined;
  const marked = holiday && dayWithReason(holiday);
  const weekly = closed_weekdays.includes(weekdayOf(day));
  if (marked && !holiday?.religious) return { closure: { ...marked, weekly: false } };
  const closure = weekly ? { ...(marked ?? { date: day, ...WEEKLY }), weekly } : undefined;
  return { closure, provisional: marked };
}

const dayWithReason = ({ date, reason_fr, reason_ar }: Holiday): MarkedDay => ({
  date,
  reason_fr,
  reason_ar,
});

const known = new Map<string, ReadonlyMap<string, Holiday>>();

function holidays(year: string) {
  const days = known.get(year) ?? new Map(holidaysOf(Number(year)).map((day) => [day.date, day]));
  known.set(year, days);
  return days;
}

function daysBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function dayOf(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}
