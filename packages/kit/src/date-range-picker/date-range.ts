import type { ReasonOf } from "../publication-calendar/availability.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";

/** Two days and all between them; `null` where a side is open or not yet chosen. */
export interface DateRange {
  start: IsoDate | null;
  end: IsoDate | null;
}

/** A range that readers often ask for, worked out by the application. */
export interface DateRangePreset {
  /** Such as «last 7 days». */
  label: string;
  start: IsoDate;
  end: IsoDate;
}

export const NO_RANGE: DateRange = { start: null, end: null };

/** True where the end precedes the start. ISO days compare as texts. */
export function isReversed({ start, end }: DateRange): boolean {
  return start !== null && end !== null && end < start;
}

/** True for two ranges of the same days. */
export function sameRange(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}

/** First error of a range by itself. */
export function rangeComplaint(
  range: DateRange,
  reasonOf: ReasonOf,
  reversed: string,
): string | undefined {
  if (isReversed(range)) {
    return reversed;
  }
  const reasons = [range.start, range.end].map((day) => (day === null ? undefined : reasonOf(day)));
  return reasons.find(Boolean);
}
