import { getDayOfWeek } from "@internationalized/date";
import { type IsoDate, readDate, toIso } from "./iso-date.ts";

/** Sample for stories: the year that follows Wednesday 11 March 2026, with weekends and holidays closed. */
export const SAMPLE_TODAY: IsoDate = "2026-03-11";
export const SAMPLE_MAX: IsoDate = "2027-03-10";

const HOLIDAYS: readonly IsoDate[] = ["2026-03-20", "2026-05-01", "2026-07-30", "2026-08-14"];

export interface SampleReasons {
  weekend: string;
  holiday: string;
  tooLate: string;
}

/** The blocked days of the sample year. */
export function sampleBlocked(reasons: SampleReasons): ReadonlyMap<IsoDate, string> {
  const blocked = new Map<IsoDate, string>();
  for (const day of sampleDays()) {
    if (isWeekend(day)) blocked.set(day, reasons.weekend);
  }
  for (const day of HOLIDAYS) blocked.set(day, reasons.holiday);
  blocked.set("2026-03-11", reasons.tooLate);
  blocked.set("2026-03-12", reasons.tooLate);
  return blocked;
}

/** The sample year with every day blocked but Tuesdays: more than three hundred of them. */
export function sampleMostlyBlocked(reason: string): ReadonlyMap<IsoDate, string> {
  return new Map(
    sampleDays()
      .filter((day) => weekdayOf(day) !== 1)
      .map((day) => [day, reason]),
  );
}

/** Until when each free day can be ordered, worded by the caller. */
export function sampleDeadlines(word: (day: IsoDate) => string): ReadonlyMap<IsoDate, string> {
  return new Map(sampleDays().map((day) => [day, word(day)]));
}

function sampleDays(): IsoDate[] {
  const first = readDate("2026-03-01");
  if (!first) return [];
  return Array.from({ length: 396 }, (_, index) => toIso(first.add({ days: index })));
}

/** 0 is Monday. */
function weekdayOf(day: IsoDate): number {
  const date = readDate(day);
  return date ? getDayOfWeek(date, "fr-FR") : 0;
}

function isWeekend(day: IsoDate): boolean {
  return weekdayOf(day) >= 5;
}
