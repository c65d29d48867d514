import type { CalendarDate } from "@internationalized/date";
import type { ReasonOf } from "./availability.ts";
import { type IsoDate, toIso } from "./iso-date.ts";
import { firstDay, type MonthIndex } from "./month.ts";

/** Each day once, from the earliest to the latest: the order in which people read them. */
export function inReadingOrder(days: Iterable<IsoDate>): IsoDate[] {
  return [...new Set(days)].sort();
}

/** Adds a day, or takes it away when it is there. */
export function toggleDay(chosen: readonly IsoDate[], day: IsoDate): IsoDate[] {
  return inReadingOrder(
    chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day],
  );
}

/** Adds every day between two, both included and in either order, that can be chosen. */
export function addRange(
  chosen: readonly IsoDate[],
  anchor: CalendarDate,
  target: CalendarDate,
  reasonOf: ReasonOf,
): IsoDate[] {
  const [start, end] = anchor.compare(target) <= 0 ? [anchor, target] : [target, anchor];
  const added: IsoDate[] = [];
  for (let date = start; date.compare(end) <= 0; date = date.add({ days: 1 })) {
    const day = toIso(date);
    if (reasonOf(day) === undefined) added.push(day);
  }
  return inReadingOrder([...chosen, ...added]);
}

/** The days of a month as a text, so that months compare their own days by value and ignore the others'. */
export function chosenIn(month: MonthIndex, chosen: readonly IsoDate[]): string {
  if (chosen.length === 0) return "";
  const prefix = toIso(firstDay(month)).slice(0, 8);
  return chosen.filter((day) => day.startsWith(prefix)).join(" ");
}
