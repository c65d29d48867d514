import type { CallInput } from "@parution/contract/call";
import type {
  writeHolidays as holidaysCall,
  changeWeek as weekCall,
} from "@parution/contract/desk-calendar";
import {
  changedWeek,
  isSpecialEdition,
  leavesAnEdition,
  restWeekdays,
} from "@parution/rules/calendar";
import { addDays, eachDay, type IsoDate, toIsoDate, weekdayOf } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { weekendOf } from "../calendar/index.ts";
import { holdExistingEditions } from "../edition-state/index.ts";
import { holidaysOf, NO_EDITION, WEEKLY } from "../newspaper/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid } from "../platform/http/problems.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import {
  clearWeekly,
  countPlanned,
  insertBeneath,
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
 * A civil holiday for which ads are planned stays open, until it is closed by itself; a special edition stays too, and its day is
 * that holiday once it is taken back. A day whose edition is closed, printed or cancelled stays as it is. Days that
 * rest, of the week or of the weekend, are written too, so that they are holidays once they open.
 */
export function writeHolidays(
  deps: Deps,
  actor: Actor,
  { supportId, year }: CallInput<typeof holidaysCall>["body"],
): Promise<WrittenDays> {
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, []);
    const { today } = momentOf(deps);
    const end = toIsoDate(`${year}-12-31`);
    const marked = await listMarkedDays(tx, supportId, addDays(today, 1), end);
    const weekly: readonly string[] = await listWeekly(tx, supportId, today);
    const closed = datesOf(marked.closed).filter((date) => !weekly.includes(date));
    const provisional = datesOf(marked.provisional);
    const unmarked = holidaysOf(year).filter(
      ({ date, religious }) =>
        date > today && !closed.includes(date) && !(religious && provisional.includes(date)),
    );
    const fixed = await holdExistingEditions(tx, supportId, datesOf(unmarked).map(toIsoDate));
    const open = without(unmarked, fixed);
    const weekend = weekendOf(support);
    const special = open.filter(({ date }) => isSpecialEdition(toIsoDate(date), weekend));
    const regular = without(open, datesOf(special));
    const religious = regular.filter((holiday) => holiday.religious);
    const { free, planned } = await withoutAds(tx, supportId, without(regular, datesOf(religious)));
    await insertBeneath(tx, supportId, special);
    await clearWeekly(tx, supportId, datesOf(free).map(toIsoDate));
    await insertClosed(tx, supportId, free.map(markOf));
    await insertProvisional(tx, supportId, religious.map(markOf));
    const kept = [...planned, ...datesOf(special).map(toIsoDate), ...fixed].toSorted();
    const after = { closed: free.length, provisional: religious.length, kept: kept.length };
    await note(tx, deps, actor, {
      command: "holidays",
      subject: `${support.slug} ${year}`,
      before: {},
      after,
    });
    return { written: free.length + religious.length, kept };
  });
}

/**
 * Changes the days of the week without an edition; Saturdays and Sundays that open do so from tomorrow on. Coming days for
 * which ads are planned stay open, until each is closed by itself; a day whose edition is closed, printed or cancelled stays
 * as it is.
 * @throws ProblemError 422 for a week without any edition.
 */
export function changeWeek(
  deps: Deps,
  actor: Actor,
  { supportId, weekdays }: CallInput<typeof weekCall>["body"],
): Promise<WrittenDays> {
  const resting = [...new Set(weekdays)].toSorted();
  if (!leavesAnEdition(resting)) throw invalid<typeof weekCall>({ weekdays: [NO_EDITION] });
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, []);
    const { today } = momentOf(deps);
    const last = addDays(today, support.calendar_days);
    const weekly = await listWeekly(tx, supportId, today);
    const tomorrow = addDays(today, 1);
    const { closed, weekend } = changedWeek(resting, weekendOf(support), tomorrow);
    const opening = weekly.filter((date) => !resting.includes(weekdayOf(date)));
    const marked = await listMarkedDays(tx, supportId, tomorrow, last);
    const isClosed = new Set(datesOf(marked.closed));
    const closing = eachDay(tomorrow, last).filter(
      (date) => closed.includes(weekdayOf(date)) && !isClosed.has(date),
    );
    const fixed = await holdExistingEditions(tx, supportId, [...opening, ...closing]);
    const opened = opening.filter((date) => !fixed.includes(date));
    await clearWeekly(tx, supportId, opened);
    const days = closing.map((date) => ({ date, ...WEEKLY }));
    const { free, planned } = await withoutAds(tx, supportId, without(days, fixed));
    await insertClosed(
      tx,
      supportId,
      free.map((day) => ({ ...day, weekly: true })),
    );
    await writeWeek(tx, supportId, {
      closed_weekdays: closed,
      closures_until: last,
      saturdays_from: weekend.saturdaysFrom,
      sundays_from: weekend.sundaysFrom,
    });
    const former = restWeekdays(support.closed_weekdays, weekendOf(support));
    const before = { weekdays: former.map(String) };
    const after = { weekdays: resting.map(String) };
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
  date,
  reason_fr,
  reason_ar,
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
