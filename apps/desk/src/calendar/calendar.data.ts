import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type {
  declareClosure as declareCall,
  readDeskCalendar as readCall,
  setDay as setCall,
} from "@parution/contract/desk-calendar";
import {
  changeWeek,
  declareClosure,
  moveDay,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "@parution/contract/lazy/desk-calendar";
import type { IsoDate } from "@parution/rules/dates";

export type DeskCalendar = CallAnswer<typeof readCall>;
export type DeskDay = DeskCalendar["days"][number];
export type LateClosure = DeskCalendar["closures"][number];

/** Milliseconds between two reads, while a closure is under way and otherwise. */
const SOON = 1000;
const USUALLY = 30_000;

/** A month of a newspaper, read again while a closure is under way. */
export const useDeskCalendar = (supportId: number | undefined, month: IsoDate | undefined) =>
  useRead(
    readDeskCalendar,
    { query: { supportId, month } },
    {
      keepPreviousData: true,
      refreshInterval: (calendar) => (calendar?.closures.some(isUnderWay) ? SOON : USUALLY),
    },
  );

/** True while a job works on the closure. */
export const isUnderWay = ({ state }: LateClosure): boolean =>
  state === "planning" || state === "carrying_out" || state === "undoing";

/** Ads, accounts and amounts of a day; not read while `date` is null. */
export const usePreview = (supportId: number, date: IsoDate | null) =>
  useRead(previewClosure, date === null ? null : { query: { supportId, date } });

const afterRead = { awaitsReads: true } as const;

/** Changes of the calendar, each of which is done once the calendar is read again. */
export function useCalendarActions() {
  const client = useClient();
  return {
    async set(body: CallInput<typeof setCall>["body"]) {
      await client.call(setDay, { body }, afterRead);
    },
    async move(supportId: number, date: IsoDate, to: IsoDate) {
      await client.call(moveDay, { body: { supportId, date, to } }, afterRead);
    },
    async close(body: CallInput<typeof declareCall>["body"]) {
      await client.call(declareClosure, { body }, afterRead);
    },
    async undo(closureId: number) {
      await client.call(undoClosure, { body: { closureId } }, afterRead);
    },
    holidays: (supportId: number, year: number) =>
      client.call(writeHolidays, { body: { supportId, year } }, afterRead),
    week: (supportId: number, weekdays: number[]) =>
      client.call(changeWeek, { body: { supportId, weekdays } }, afterRead),
  };
}

export type CalendarActions = ReturnType<typeof useCalendarActions>;
