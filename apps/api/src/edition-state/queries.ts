import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { PRINT } from "../calendar/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

export type EditionRow = Selectable<Database["editions"]>;

/** True for a Saturday or a Sunday before the newspaper's first edition on such a day, unless it has an edition of its own. */
const restsAtWeekend = (
  day: string,
  support: string,
) => sql<SqlBool>`(${sql.ref(day)} <> all (${sql.ref(`${support}.special_days`)})
  and case extract(isodow from ${sql.ref(day)})
  when 6 then coalesce(${sql.ref(day)} < ${sql.ref(`${support}.saturdays_from`)}, true)
  when 7 then coalesce(${sql.ref(day)} < ${sql.ref(`${support}.sundays_from`)}, true) else false end)`;

/** Writes the rows that editions of a printed newspaper still lack; of a digital one there are none. */
export async function makeEditions(db: Queries, supportId: number, days: readonly IsoDate[]) {
  await sql`
    insert into editions (support_id, day)
    select supports.id, wanted.day from supports, unnest(${days}::date[]) as wanted (day)
    where supports.id = ${supportId} and supports.channel_id = ${PRINT}
    order by wanted.day
    on conflict do nothing`.execute(db);
}

/** Writes the rows of all days for which printed ads are planned or were. */
export async function makeEditionsOfAds(db: Queries): Promise<void> {
  await sql`
    insert into editions (support_id, day)
    select distinct ads.support_id, ad_dates.date from ad_dates join ads on ads.id = ad_dates.ad_id
    where ads.channel_id = ${PRINT}
    on conflict do nothing`.execute(db);
}

/** Writes the rows of all days, from `today` on, that the calendars of printed newspapers offer. */
export async function makeOfferedEditions(db: Queries, today: IsoDate): Promise<void> {
  await sql`
    insert into editions (support_id, day)
    select supports.id, offered::date
    from supports,
      generate_series(${today}::date, ${today}::date + supports.calendar_days, '1 day') as offered
    where supports.channel_id = ${PRINT} and not ${restsAtWeekend("offered", "supports")}
      and not exists (
        select from closures where closures.support_id = supports.id and closures.date = offered::date)
      and not exists (
        select from editions made
        where made.support_id = supports.id and made.day = offered::date)
    on conflict do nothing`.execute(db);
}

/** True for the edition of a day that rests: at the weekend or closed by the calendar, and no ad is planned for it or was in it. */
const RESTS = sql<SqlBool>`(exists (
    select from supports where supports.id = editions.support_id and ${restsAtWeekend("editions.day", "supports")})
  or exists (
    select from closures where closures.support_id = editions.support_id and closures.date = editions.day))
  and not exists (
    select from ad_dates join ads on ads.id = ad_dates.ad_id
    where ad_dates.date = editions.day and ads.support_id = editions.support_id
      and ads.status <> ${AD_STATUS_CODES.cancelled})`;

/** True for the edition of a day that was closed late, until that is carried out or taken back. */
const BEING_CLOSED = sql<SqlBool>`exists (
  select from late_closures late
  where late.support_id = editions.support_id and late.date = editions.day and late.ended_at is null)`;

/** Takes the open editions of days that have come to rest away, but those of late closures that may be taken back. */
export async function dropRestingEditions(db: Queries): Promise<void> {
  await db
    .deleteFrom("editions")
    .where("state", "=", "open")
    .where(RESTS)
    .where((eb) => eb.not(BEING_CLOSED))
    .execute();
}

/**
 * Reasons for which a newspaper does not appear on a day, null where only the weekend is one; undefined: it appears, or may still by
 * the undo of a late closure.
 */
export async function findRest(db: Queries, { supportId, day }: EditionKey) {
  const { rows } = await sql<Record<"reason_fr" | "reason_ar", string | null>>`
    select closures.reason_fr, closures.reason_ar
    from (values (${supportId}::bigint, ${day}::date)) as editions (support_id, day)
    left join closures on closures.support_id = editions.support_id and closures.date = editions.day
    where ${RESTS} and not ${BEING_CLOSED}`.execute(db);
  return rows[0];
}

/** True for an edition that has nothing to close: its day rests, or is being closed late. */
export async function hasNothingToClose(tx: Tx, { supportId, day }: EditionKey): Promise<boolean> {
  const edition = await tx
    .selectFrom("editions")
    .select("day")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .where((eb) => eb.or([RESTS, BEING_CLOSED]))
    .executeTakeFirst();
  return edition !== undefined;
}

/** Reads editions so that none closes before the transaction ends, in the order of their days. */
export const shareEditions = (tx: Tx, supportId: number, days: readonly IsoDate[]) =>
  tx
    .selectFrom("editions")
    .select(["day", "state"])
    .where("support_id", "=", supportId)
    .where((eb) => eb("day", "=", eb.fn.any(sql<string[]>`${days}::date[]`)))
    .orderBy("day")
    .forShare()
    .execute();

/** Locks an edition for a change of its state, after the payments that are under way; undefined: of a digital newspaper. */
export async function lockEdition(tx: Tx, { supportId, day }: EditionKey) {
  await makeEditions(tx, supportId, [day]);
  return tx
    .selectFrom("editions")
    .innerJoin("supports", "supports.id", "editions.support_id")
    .selectAll("editions")
    .select("supports.slug")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .forUpdate("editions")
    .executeTakeFirst();
}

/** State of an edition without a lock; undefined: the day has no row, and is open. */
export const findEdition = (db: Queries, { supportId, day }: EditionKey) =>
  db
    .selectFrom("editions")
    .selectAll()
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .executeTakeFirst();

/** Those of some days whose edition is not open, without a lock. */
export const listClosedEditions = (db: Queries, supportId: number, days: readonly IsoDate[]) =>
  db
    .selectFrom("editions")
    .select(["day", "state", "closed_at"])
    .where("support_id", "=", supportId)
    .where((eb) => eb("day", "=", eb.fn.any(sql<string[]>`${days}::date[]`)))
    .where("state", "<>", "open")
    .orderBy("day")
    .execute();

type Change = Partial<
  Pick<
    EditionRow,
    | ("closed_at" | "closed_by" | "printed_at")
    | ("cancelled_at" | "cancelled_by" | "cancel_reason_fr" | "cancel_reason_ar" | "cancel_choice")
  >
>;

/** Writes a new state of an edition that its transaction has locked. */
export async function writeState(
  tx: Tx,
  { supportId, day }: EditionKey,
  state: EditionRow["state"],
  change: Change,
): Promise<void> {
  await tx
    .updateTable("editions")
    .set((eb) => ({ ...change, state, version: eb("version", "+", 1) }))
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .execute();
}

/** Open editions until a day, with the lead times of their newspapers. */
export const listOpenUntil = (db: Queries, last: IsoDate) =>
  db
    .selectFrom("editions")
    .innerJoin("supports", "supports.id", "editions.support_id")
    .select(["editions.support_id", "editions.day", "editions.version", "supports.lead_hours"])
    .where("editions.state", "=", "open")
    .where("editions.day", "<=", last)
    .orderBy("editions.day")
    .orderBy("editions.support_id")
    .execute();

/** True while the undo of a late closure gives the ads of an edition back to it. */
export async function isRestored(tx: Tx, { supportId, day }: EditionKey): Promise<boolean> {
  const closure = await tx
    .selectFrom("late_closures")
    .select("id")
    .where("support_id", "=", supportId)
    .where("date", "=", day)
    .where("state", "=", "undoing")
    .executeTakeFirst();
  return closure !== undefined;
}

/** True while a late closure of a day is carried out, or can still be taken back. */
export async function isBeingClosed(tx: Tx, { supportId, day }: EditionKey): Promise<boolean> {
  const closure = await tx
    .selectFrom("late_closures")
    .select("id")
    .where("support_id", "=", supportId)
    .where("date", "=", day)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return closure !== undefined;
}

/** True while a file for the printed issue of a day is in one of some states; default: it is read or checked. */
export async function hasIssueInHand(
  tx: Tx,
  { supportId, day }: EditionKey,
  states: readonly Selectable<Database["printed_issues"]>["state"][] = ["reading", "checking"],
): Promise<boolean> {
  const issue = await tx
    .selectFrom("printed_issues")
    .select("id")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .where("state", "in", states)
    .executeTakeFirst();
  return issue !== undefined;
}
