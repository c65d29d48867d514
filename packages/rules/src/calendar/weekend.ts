import { type IsoDate, type Weekday, weekdayOf } from "../dates/index.ts";

const SUNDAY = 0;
const SATURDAY = 6;

/** Days of the week on which a newspaper appears unless they are closed. */
export const WORKDAYS = [1, 2, 3, 4, 5] as const satisfies readonly Weekday[];

/** Days of the week in their order, from Monday to Sunday. */
export const WEEK = [1, 2, 3, 4, 5, SATURDAY, SUNDAY] as const;

const WEEKEND = ["saturday", "sunday"] as const;

/** Days of the week with an edition, in their order: a day that rests has none, and one of the weekend only where it is named. */
export function editionWeekdays(
  resting: readonly number[],
  weekend: readonly (typeof WEEKEND)[number][],
): Weekday[] {
  const restsAtWeekend = (day: Weekday) =>
    (day === SATURDAY && !weekend.includes("saturday")) ||
    (day === SUNDAY && !weekend.includes("sunday"));
  return WEEK.filter((day) => !resting.includes(day) && !restsAtWeekend(day));
}

/** True for a week with one edition at least. By default the weekend rests only where its days do. */
export const leavesAnEdition = (
  resting: readonly number[],
  weekend: Parameters<typeof editionWeekdays>[1] = WEEKEND,
): boolean => editionWeekdays(resting, weekend).length > 0;

/** First days from which a newspaper appears on Saturdays and on Sundays; null: it does not. */
export interface WeekendEditions {
  readonly saturdaysFrom: IsoDate | null;
  readonly sundaysFrom: IsoDate | null;
  /** Single days of the weekend on which it appears all the same; none where absent. */
  readonly special?: readonly IsoDate[] | undefined;
}

/** A newspaper without editions at the weekend, as each one begins. */
export const NO_WEEKEND: WeekendEditions = { saturdaysFrom: null, sundaysFrom: null };

/** True on a Saturday or a Sunday without an edition: closed whatever else is written of the day. */
export function isWeekendRest(date: IsoDate, weekend: WeekendEditions = NO_WEEKEND): boolean {
  const from = firstEditionOn(weekdayOf(date), weekend);
  return (from === null || date < from) && weekend.special?.includes(date) !== true;
}

/** True on a Saturday or a Sunday with an edition of its own, which would rest without it. */
export const isSpecialEdition = (date: IsoDate, weekend: WeekendEditions): boolean =>
  !isWeekendRest(date, weekend) && isWeekendRest(date, { ...weekend, special: [] });

/** First edition on a day of the week; the empty day, which comes before every other, from Monday to Friday. */
function firstEditionOn(weekday: Weekday, weekend: WeekendEditions): IsoDate | "" | null {
  if (weekday === SATURDAY) return weekend.saturdaysFrom;
  return weekday === SUNDAY ? weekend.sundaysFrom : "";
}

/**
 * Days of the week without an edition from now on, in order: those that close day by day, and those of the weekend without editions.
 */
export function restWeekdays(
  closed: readonly number[],
  { saturdaysFrom, sundaysFrom }: WeekendEditions,
): number[] {
  const resting = [
    ...closed,
    ...(saturdaysFrom === null ? [SATURDAY] : []),
    ...(sundaysFrom === null ? [SUNDAY] : []),
  ];
  return [...new Set(resting)].toSorted();
}

/** A week as a newspaper keeps it. */
export interface Week {
  /** Days of the week that close day by day. */
  readonly closed: number[];
  readonly weekend: WeekendEditions;
}

/**
 * The week after a change of its days without an edition. A day of the weekend that gets its first editions has them from `from` on;
 * closed again it closes day by day like any other, so that its past editions and planned days stay.
 */
export function changedWeek(
  resting: readonly number[],
  { saturdaysFrom, sundaysFrom }: WeekendEditions,
  from: IsoDate,
): Week {
  const opened = (weekday: Weekday, known: IsoDate | null) =>
    known ?? (resting.includes(weekday) ? null : from);
  const weekend = {
    saturdaysFrom: opened(SATURDAY, saturdaysFrom),
    sundaysFrom: opened(SUNDAY, sundaysFrom),
  };
  const always = restWeekdays([], weekend);
  const closed = [...new Set(resting)].filter((weekday) => !always.includes(weekday));
  return { closed: closed.toSorted(), weekend };
}
