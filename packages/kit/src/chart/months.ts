import type { ChartCategory } from "./chart.types.ts";

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

const MONTHS_OF_A_YEAR = 12;

/**
 * The categories of a chart by months: `count` of them from `first` (`YYYY-MM`), named by the
 * locale, such as `fr-FR` or `ar-MA`. Short names carry the year where a month comes twice.
 * Other texts give none.
 */
export function monthsFrom(first: string, count: number, locale: string): ChartCategory[] {
  const [, year, month] = MONTH.exec(first) ?? [];
  if (year === undefined || month === undefined || !(count > 0)) return [];
  const gregorian = { calendar: "gregory", timeZone: "UTC" } as const;
  const whole = new Intl.DateTimeFormat(locale, { ...gregorian, month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat(locale, {
    ...gregorian,
    month: "short",
    ...(count > MONTHS_OF_A_YEAR && { year: "2-digit" }),
  });
  return Array.from({ length: Math.trunc(count) }, (_, index) => {
    const day = new Date(Date.UTC(Number(year), Number(month) - 1 + index, 1));
    return {
      id: day.toISOString().slice(0, 7),
      label: whole.format(day),
      short: short.format(day),
    };
  });
}
