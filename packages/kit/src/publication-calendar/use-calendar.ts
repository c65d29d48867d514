import { type RefObject, useId, useMemo } from "react";
import { readableLocale } from "../language/index.ts";
import { availability, type ReasonOf } from "./availability.ts";
import { type DayFormats, dayFormats } from "./day-formats.ts";
import type { IsoDate } from "./iso-date.ts";
import { monthsShown, monthsWanted, type Period, readPeriod } from "./period.ts";
import { inReadingOrder } from "./selection.ts";
import { type ActiveDay, useActiveDay } from "./use-active-day.ts";
import { type Room, useColumns } from "./use-columns.ts";

/** State shared by the parts of the calendar. */
export interface CalendarModel {
  /** A language tag that formats can read. */
  locale: string;
  formats: DayFormats;
  period: Period;
  /** Room for months, as their number and how much of each; for none before it is measured. */
  room: Room;
  /** Number of visible months. */
  shown: number;
  /** Number of months in a row. */
  columns: number;
  active: ActiveDay;
  /** Chosen days in reading order. */
  chosen: readonly IsoDate[];
  reasonOf: ReasonOf;
  /** Ids of the elements that hold the reasons. */
  reasonIds: ReadonlyMap<string, string>;
  /** Id of the element that holds the active day's deadline. */
  deadlineId: string;
}

/** Props of the calendar that decide what it shows. */
interface CalendarOptions {
  value: readonly IsoDate[];
  blocked: ReadonlyMap<IsoDate, string>;
  minValue: IsoDate;
  maxValue: IsoDate;
  today: IsoDate;
  locale: string;
  months?: number | undefined;
  labels: { outside: string };
}

/**
 * Works out what the calendar shows. The months compare what they are given by identity, so
 * whatever reaches them changes only when it has to.
 */
export function useCalendar(
  {
    value,
    blocked,
    minValue: min,
    maxValue: max,
    today,
    labels,
    months = 2,
    ...props
  }: CalendarOptions,
  root: RefObject<HTMLElement | null>,
): CalendarModel {
  const baseId = useId();
  const { outside } = labels;
  const reasonOf = useMemo(
    () => availability({ blocked, min, max, outside }),
    [blocked, min, max, outside],
  );
  const reasonIds = useMemo(
    () => idsOfReasons(baseId, [...blocked.values(), outside]),
    [baseId, blocked, outside],
  );
  const chosen = useMemo(() => inReadingOrder(value), [value]);
  const period = useMemo(() => readPeriod(min, max, today), [min, max, today]);
  const room = useColumns(root);
  const shown = monthsShown(monthsWanted(months, period), room.columns);
  const columns = Math.max(1, Math.min(shown, room.columns));
  const active = useActiveDay({ period, shown, chosen, today, reasonOf, root });
  const deadlineId = `${baseId}deadline`;
  const locale = readableLocale(props.locale);
  const formats = dayFormats(locale);
  return {
    locale,
    formats,
    period,
    room,
    shown,
    columns,
    active,
    chosen,
    reasonOf,
    reasonIds,
    deadlineId,
  };
}

function idsOfReasons(baseId: string, reasons: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...new Set(reasons)].map((reason, index) => [reason, `${baseId}reason${index}`]));
}
