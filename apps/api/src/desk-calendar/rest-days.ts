import type { CallInput } from "@parution/contract/call";
import type {
  writeHolidays as holidaysCall,
  changeWeek as weekCall,
} from "@parution/contract/desk-calendar";
import { isWeekend } from "@parution/rules/calendar";
import { addDays, eachDay, type IsoDate, toIsoDate, weekdayOf } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { closedEditionsOf } from "../edition-state/index.ts";
import { holidaysOf, WEEKLY } from "../newspaper/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import {
  clearWeekly,
  countPlanned,
  insertClosed,
  insertProvisional,
  listMarkedDays,
  listWeekly,
  type MarkedDay,
  writeWeek,
} from "./day-queries.ts";
import { type Actor, type Deps, lockToChange } from "./days.ts";

/** Days that were written, and those that stay as they are since ads are planned for them or their edition is not open. */
export interface WrittenDays {
  readonly written: number;
  readonly kept: IsoDate[];
}

/**
 * Writes the Moroccan holidays of a year that are still to come: civil ones as closures, religious ones as provisional days.
 * A civil holiday for which ads are planned stays open, until it is closed by itself; a day whose edition is closed, printed or
 * cancelled stays as it is.
 */
export function writeHolidays(
  deps: Deps,
  actor: Actor,
  { supportId, year }: CallInput<typeof holidaysCall>["body"],
): Promise<WrittenDays> {
  return transaction(deps.db, async (tx) => {
    const { slug } = await lockToChange(tx, deps, supportId, []);
    const { today } = momentOf(deps);
    const end = toIsoDate(`${year}-12-31`);
    const marked = await listMarkedDays(tx, supportId, addDays(today, 1), end);
    const [closed, provisional] = [datesOf(marked.closed), datesOf(marked.provisional)];
    const unmarked = holidaysOf(year).filter(
      ({ date, religious }) =>
        date > today &&
        !isWeekend(toIsoDate(date)) &&
        !closed.includes(date) &&
        !(religious && provisional.includes(date)),
    );
    const fixed = await closedEditionsOf(tx, supportId, datesOf(unmarked).map(toIsoDate));
    const open = without(unmarked, fixed);
    const { free, planned } = await withoutAds(
      tx,
      supportId,
      open.filter(({ religious }) => !religious),
    );
    const religious = open.filter((holiday) => holiday.religious);
    await insertClosed(tx, supportId, free.map(markOf));
    await insertProvisional(tx, supportId, religious.map(markOf));
    const kept = [...planned, ...fixed].toSorted();
    const after = { closed: free.length, provisional: religious.length, kept: kept.length };
    await note(tx, deps, actor, {
      command: "holidays",
      subject: `${slug} ${year}`,
      before: {},
      after,
    });
    return { written: free.length + religious.length, kept };
  });
}

/**
 * Changes the days of the week without an edition. Coming days for which ads are planned stay open, until each is closed by
 * itself; a day whose edition is closed, printed or cancelled stays as it is.
 */
export function changeWeek(
  deps: Deps,
  actor: Actor,
  { supportId, weekdays }: CallInput<typeof weekCall>["body"],
): Promise<WrittenDays> {
  const closed = [...new Set(weekdays)].toSorted();
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, []);
    const { today } = momentOf(deps);
    const last = addDays(today, support.calendar_days);
    const weekly = await listWeekly(tx, supportId, today);
    const isResting = (date: IsoDate) => closed.includes(weekdayOf(date));
    const opening = weekly.filter((date) => !isResting(date));
    const tomorrow = addDays(today, 1);
    const marked = await listMarkedDays(tx, supportId, tomorrow, last);
    const isClosed = new Set(datesOf(marked.closed));
    const closing = eachDay(tomorrow, last).filter(
      (date) => isResting(date) && !isClosed.has(date),
    );
    const fixed = await closedEditionsOf(tx, supportId, [...opening, ...closing]);
    const opened = opening.filter((date) => !fixed.includes(date));
    await clearWeekly(tx, supportId, opened);
    const days = closing.map((date) => ({ date, ...WEEKLY }));
    const { free, planned } = await withoutAds(tx, supportId, without(days, fixed));
    await insertClosed(
      tx,
      supportId,
      free.map((day) => ({ ...day, weekly: true })),
    );
    await writeWeek(tx, supportId, { closed_weekdays: closed, closures_until: last });
    const before = { weekdays: support.closed_weekdays.map(String) };
    const after = { weekdays: closed.map(String) };
    await note(tx, deps, actor, { command: "week", subject: support.slug, before, after });
    const kept = [...planned, ...fixed].toSorted();
    return { written: free.length, kept };
  });
}

/** Days for which no ads are planned, and those for which some are. */
async function withoutAds<Day extends MarkedDay>(
  tx: Transaction<Database>,
  supportId: number,
  days: readonly Day[],
): Promise<{ free: readonly Day[]; planned: IsoDate[] }> {
  const dates = days.map(({ date }) => toIsoDate(date)).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { free: [], planned: [] };
  const counts = await countPlanned(tx, supportId, first, last);
  return {
    free: days.filter(({ date }) => !counts.has(date)),
    planned: dates.filter((date) => counts.has(date)),
  };
}

const datesOf = (days: readonly Pick<MarkedDay, "date">[]) => days.map(({ date }) => date);

const without = <Day extends MarkedDay>(days: readonly Day[], left: readonly string[]) =>
  days.filter(({ date }) => !left.includes(date));

const markOf = ({ date, reason_fr, reason_ar }: MarkedDay): MarkedDay => ({
  ...{ date, reason_fr, reason_ar },
});

interface Entry {
  readonly command: string;
  readonly subject: string;
  readonly before: Facts;
  readonly after: Facts;
}

async function note(tx: Transaction<Database>, { clock }: Deps, actor: Actor, entry: Entry) {
  const at = new Date(clock.now());
  await appendToTrail(tx, { ...entry, at, operator: actor.email, reason: null });
}
