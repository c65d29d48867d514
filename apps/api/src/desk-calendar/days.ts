import type { CallInput } from "@parution/contract/call";
import type { moveDay as moveCall, setDay as setCall } from "@parution/contract/desk-calendar";
import { isSpecialEdition, isWeekendRest, type WeekendEditions } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { weekendOf, weekendReason } from "../calendar/index.ts";
import { findEdition, holdExistingEditions, isBeingClosed } from "../edition-state/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  clearDays,
  countPlanned,
  insertClosed,
  insertProvisional,
  keepHoliday,
  listMarkedDays,
  lockSupport,
  type MarkedDay,
  restoreHoliday,
  writeSpecialDays,
} from "./day-queries.ts";
import {
  adsPlanned,
  closureUnderWay,
  dayEnded,
  dayPrinted,
  dayTaken,
  editionClosed,
  notSpecial,
  requireReasons,
  texts,
} from "./refusals.ts";

export type Deps = Pick<Context, "clock" | "config" | "db">;
export type Actor = Pick<StaffIdentity, "userId" | "email">;
type Tx = Transaction<Database>;

/** A day of a newspaper as the desk shows it. */
export interface DeskDay {
  readonly date: IsoDate;
  readonly state: "open" | "weekend" | "closed" | "provisional";
  readonly reasonFr: string;
  readonly reasonAr: string;
  /** A Saturday or Sunday with an edition of its own. */
  readonly special: boolean;
  readonly ads: number;
}

/**
 * Opens a day, closes one without ads, or marks it as provisional, with an entry of the trail. A weekend without editions opens for that
 * day alone, and rests again as one without ads, with the holiday that it had.
 * @throws ProblemError 404 for an unknown newspaper; 409 for a day that has come, a weekend to close, an edition that is closed, printed
 * or cancelled, a day to close or to rest for which ads are planned, or one to rest that is not special or whose late closure can be
 * taken back; 422 without a reason in both languages.
 */
export function setDay(
  deps: Deps,
  actor: Actor,
  { supportId, date, state, reasonFr = "", reasonAr = "" }: CallInput<typeof setCall>["body"],
): Promise<DeskDay> {
  if (state === "closed" || state === "provisional") requireReasons(reasonFr, reasonAr);
  return transaction(deps.db, async (tx) => {
    const locked = await lockToChange(tx, deps, supportId, [date], state);
    await requireOpenDays(tx, supportId, [date]);
    const before = await readDay(tx, locked, date);
    const rests = state === "weekend";
    if ((state === "closed" || rests) && before.ads > 0) throw adsPlanned(date, before.ads);
    if (rests) await requireSpecial(tx, supportId, before);
    const isOpening = before.state === "weekend";
    const support = rests || isOpening ? await changeSpecial(tx, locked, date, isOpening) : locked;
    await clearDays(tx, supportId, [date]);
    await writeState(tx, supportId, state, { date, reason_fr: reasonFr, reason_ar: reasonAr });
    const after = await readDay(tx, support, date);
    await noteDay(tx, deps, actor, { subject: `${support.slug} ${date}`, before, after });
    return after;
  });
}

/** Writes the state of a day of which nothing else is written. */
async function writeState(tx: Tx, supportId: number, state: DeskDay["state"], day: MarkedDay) {
  if (state === "closed") await insertClosed(tx, supportId, [day]);
  if (state === "provisional") await insertProvisional(tx, supportId, [day]);
  if (state === "weekend") await restoreHoliday(tx, supportId, day.date);
}

/** Requires a special edition to take back. Ads of a late closure may return to it: @throws ProblemError 409 then too. */
async function requireSpecial(tx: Tx, supportId: number, { date, special }: DeskDay) {
  if (!special) throw conflict("NOT_SPECIAL", notSpecial(date));
  const isClosing = await isBeingClosed(tx, { supportId, day: date });
  if (isClosing) throw conflict("CLOSURE_UNDER_WAY", closureUnderWay(date));
}

/** Gives a day of the weekend an edition of its own, beneath which its holiday is kept, or takes it back. */
async function changeSpecial(
  tx: Tx,
  support: LockedSupport,
  date: IsoDate,
  isOpening: boolean,
): Promise<LockedSupport> {
  const others = support.special_days.filter((day) => day !== date);
  const special_days = isOpening ? [...others, date].toSorted() : others;
  await writeSpecialDays(tx, support.id, special_days);
  if (isOpening) await keepHoliday(tx, support.id, date);
  return { ...support, special_days };
}

/**
 * Moves a provisional day to the day that was announced, which stays provisional until it is confirmed; the first opens.
 * @throws ProblemError as {@link setDay}; 409 too where the day is not provisional, or the announced one is closed or provisional itself.
 */
export function moveDay(
  deps: Deps,
  actor: Actor,
  { supportId, date, to }: CallInput<typeof moveCall>["body"],
): Promise<DeskDay> {
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, [date, to]);
    await requireOpenDays(tx, supportId, [date, to]);
    const before = await readDay(tx, support, date);
    if (before.state !== "provisional") throw conflict("NOT_PROVISIONAL", texts.notProvisional);
    const target = await readDay(tx, support, to);
    if (target.state !== "open")
      throw conflict("DAY_TAKEN", dayTaken(to, target.state === "closed"));
    await clearDays(tx, supportId, [date, to]);
    const moved = { date: to, reason_fr: before.reasonFr, reason_ar: before.reasonAr };
    await insertProvisional(tx, supportId, [moved]);
    const after = await readDay(tx, support, to);
    await noteDay(tx, deps, actor, { subject: `${support.slug} ${date}`, before, after });
    return after;
  });
}

/** A day with its state, as it stands in the transaction. */
export async function readDay(tx: Tx, support: LockedSupport, date: IsoDate): Promise<DeskDay> {
  const [day] = describeDays(
    [date],
    weekendOf(support),
    await listMarkedDays(tx, support.id, date, date),
    await countPlanned(tx, support.id, date, date),
  );
  if (day === undefined) throw new Error("A day describes itself.");
  return day;
}

type LockedSupport = NonNullable<Awaited<ReturnType<typeof lockSupport>>>;

/** Days with their states; a weekend without editions is closed whatever else is written of it. */
export function describeDays(
  dates: readonly IsoDate[],
  weekend: WeekendEditions,
  { closed, provisional }: Awaited<ReturnType<typeof listMarkedDays>>,
  planned: ReadonlyMap<string, number>,
): DeskDay[] {
  const closures = new Map(closed.map((row) => [row.date, row]));
  const warnings = new Map(provisional.map((row) => [row.date, row]));
  return dates.map((date) => {
    const mark = closures.get(date) ?? warnings.get(date);
    const state = closures.has(date) ? "closed" : warnings.has(date) ? "provisional" : "open";
    return {
      date,
      state: isWeekendRest(date, weekend) ? "weekend" : state,
      reasonFr: mark?.reason_fr ?? "",
      reasonAr: mark?.reason_ar ?? "",
      special: isSpecialEdition(date, weekend),
      ads: planned.get(date) ?? 0,
    };
  });
}

/** Locks a newspaper whose days may still change; a weekend without editions may only open. */
export async function lockToChange(
  tx: Tx,
  deps: Deps,
  supportId: number,
  dates: readonly IsoDate[],
  to?: DeskDay["state"],
) {
  const support = await lockSupport(tx, supportId);
  if (support === undefined) throw notFound();
  const { today } = momentOf(deps);
  const weekend = weekendOf(support);
  for (const date of dates) {
    if (date <= today) throw conflict("DAY_PRINTED", dayPrinted(date));
    if (to !== "open" && isWeekendRest(date, weekend))
      throw conflict("WEEKEND", weekendReason(date, weekend));
  }
  return support;
}

/**
 * Keeps the editions of days open until the transaction ends, which has locked the newspaper; a day that rests gets none.
 * @throws ProblemError 409 where one is closed, printed or cancelled
 */
async function requireOpenDays(tx: Tx, supportId: number, dates: readonly IsoDate[]) {
  const [refused] = await holdExistingEditions(tx, supportId, dates);
  if (refused === undefined) return;
  const state = (await findEdition(tx, { supportId, day: refused }))?.state;
  if (state === "closed") throw conflict("EDITION_CLOSED", editionClosed(refused));
  throw dayEnded(state, refused);
}

interface Change {
  readonly subject: string;
  readonly before: DeskDay;
  readonly after: DeskDay;
}

async function noteDay(tx: Tx, { clock }: Deps, actor: Actor, change: Change): Promise<void> {
  const factsOf = ({ date, state, reasonFr }: DeskDay) => ({ date, state, reason: reasonFr });
  await appendToTrail(tx, {
    at: new Date(clock.now()),
    operator: actor.email,
    command: "day",
    subject: change.subject,
    reason: null,
    before: factsOf(change.before),
    after: factsOf(change.after),
  });
}
