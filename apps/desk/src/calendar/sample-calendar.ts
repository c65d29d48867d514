import { addDays, firstOfNextMonth, type IsoDate } from "@parution/rules/dates";
import { HOUR, NOW } from "../testing/samples.ts";
import type { DeskCalendar, DeskDay, LateClosure } from "./calendar.data.ts";

const WEEKEND = [0, 6];

/** Day of a newspaper that appears from Monday to Friday. */
export function dayOf(date: IsoDate, ads: number): DeskDay {
  const isWeekend = WEEKEND.includes(new Date(date).getUTCDay());
  const holiday = date === "2026-11-18";
  return {
    date,
    state: isWeekend ? "weekend" : holiday ? "closed" : "open",
    reasonFr: holiday ? "Fête de l’indépendance" : "",
    reasonAr: holiday ? "عيد الاستقلال" : "",
    special: false,
    ads: isWeekend || holiday ? 0 : ads,
  };
}

/** Days of a month from its first on. */
function daysFrom(first: IsoDate): DeskDay[] {
  const days = Array.from({ length: 31 }, (_, index) =>
    dayOf(addDays(first, index), (index * 7) % 40),
  );
  return days.filter(({ date }) => date < firstOfNextMonth(first));
}

/** November of a newspaper, or another month, for stories. */
export const calendarOf = (
  closures: LateClosure[],
  weekdays: number[],
  first: IsoDate = "2026-11-01",
): DeskCalendar => ({
  supports: [
    { id: 1, label: "Parution" },
    { id: 2, label: "Al Ofoq" },
  ],
  supportId: 1,
  today: "2026-11-21",
  weekdays,
  days: daysFrom(first),
  closures,
});

/** A closure declared half an hour ago, for stories. */
export const lateClosure: LateClosure = {
  id: 3,
  date: "2026-11-25",
  reasonFr: "Deuil national",
  reasonAr: "حداد وطني",
  choice: "replan",
  state: "planned",
  ads: 34,
  replanned: 31,
  refunded: 3,
  dropped: 0,
  restored: 0,
  amount: 144_000,
  undoUntil: NOW + HOUR / 2,
};
