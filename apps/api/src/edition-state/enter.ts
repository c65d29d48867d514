import { formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { conflict, type ProblemError } from "../platform/http/problems.ts";
import { makeEditions, shareEditions } from "./queries.ts";

/**
 * Holds the editions of some days as they are until the transaction ends, and returns the days whose edition takes nothing any
 * more, whatever the clock says. A row is made for each that has none. A digital newspaper has no editions, so that none of its days is closed.
 * @param lateFrom closed editions from this day on still take what a person with the right accepts; printed ones do not.
 */
export async function holdEditions(
  tx: Transaction<Database>,
  supportId: number,
  days: readonly IsoDate[],
  lateFrom?: IsoDate,
): Promise<readonly IsoDate[]> {
  if (days.length === 0) return [];
  const known = await shareEditions(tx, supportId, days);
  const unknown = days.filter((day) => !known.some((row) => row.day === day));
  if (unknown.length > 0) await makeEditions(tx, supportId, unknown);
  const made = unknown.length > 0 ? await shareEditions(tx, supportId, unknown) : [];
  return takingNothing([...known, ...made], lateFrom).toSorted();
}

/**
 * Variant of {@link holdEditions} for days that may rest: of those without an edition none is made.
 * No edition closes before the transaction ends; none is made either while it has locked the
 * newspaper.
 */
export async function holdExistingEditions(
  tx: Transaction<Database>,
  supportId: number,
  days: readonly IsoDate[],
  lateFrom?: IsoDate,
): Promise<readonly IsoDate[]> {
  return takingNothing(await shareEditions(tx, supportId, days), lateFrom);
}

function takingNothing(
  rows: Awaited<ReturnType<typeof shareEditions>>,
  lateFrom: IsoDate | undefined,
): readonly IsoDate[] {
  return rows
    .map(({ day, state }) => ({ state, day: toIsoDate(day) }))
    .filter(({ state, day }) => {
      const takesLate = state === "closed" && lateFrom !== undefined && day >= lateFrom;
      return state !== "open" && !takesLate;
    })
    .map(({ day }) => day);
}

/**
 * Lets an ad enter editions, none of which closes before the transaction ends: the one question that orders, edits, payments,
 * decisions and re-planning ask (docs/domain/editions.md#closing).
 * @throws ProblemError 409 when one of them is closed, printed or cancelled.
 */
export async function requireOpenEditions(
  tx: Transaction<Database>,
  supportId: number,
  days: readonly IsoDate[],
): Promise<void> {
  const [closed] = await holdEditions(tx, supportId, days);
  if (closed !== undefined) throw editionClosed(closed);
}

/** Refusal of what would enter the closed edition of a day. */
export function editionClosed(day: IsoDate): ProblemError {
  const written = formatDayFirst(day);
  return conflict("EDITION_CLOSED", {
    fr: `L’édition du ${written} est bouclée : rien ne peut plus y entrer.`,
    ar: `أقفل عدد ${written}: لم يعد ممكنا إدراج أي شيء فيه.`,
  });
}
