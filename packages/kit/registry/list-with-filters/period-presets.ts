import type { DateRangePreset, IsoDate } from "@parution/kit/date-range-picker";

/** Words of the presets, by period. */
export type PresetLabels = Readonly<
  Record<"lastWeek" | "lastMonth" | "thisMonth" | "previousMonth" | "thisYear", string>
>;

/** The ISO day of a year, a month from 0 and a day, which may lie before or beyond the month. */
const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) as IsoDate;

/** Periods that readers often ask for, counted from today. */
export function periodPresets(today: IsoDate, labels: PresetLabels): DateRangePreset[] {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const index = month - 1;
  return [
    { label: labels.lastWeek, start: iso(year, index, day - 6), end: today },
    { label: labels.lastMonth, start: iso(year, index, day - 29), end: today },
    { label: labels.thisMonth, start: iso(year, index, 1), end: iso(year, index + 1, 0) },
    { label: labels.previousMonth, start: iso(year, index - 1, 1), end: iso(year, index, 0) },
    { label: labels.thisYear, start: iso(year, 0, 1), end: iso(year, 12, 0) },
  ];
}
