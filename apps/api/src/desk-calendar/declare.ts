import type { CallAnswer, CallInput } from "@parution/contract/call";
import type { declareClosure as call, previewClosure } from "@parution/contract/desk-calendar";
import { CLOSURE_UNDO_MILLISECONDS, dayStatus } from "@parution/rules/calendar";
import { addDays, eachDay, formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { readSupportCalendar } from "../calendar/index.ts";
import {
  editionClosed,
  findEdition,
  hasIssueInHand,
  holdEditions,
  holdExistingEditions,
} from "../edition-state/index.ts";
import { clockOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  deleteLetters,
  insertClosure,
  type LockedClosure,
  listClosures,
  listLargest,
  sumAffected,
  waitForClosure,
  writeState,
} from "./closure-queries.ts";
import { clearDays, insertClosed, insertProvisional } from "./day-queries.ts";
import { type Actor, type Deps, lockToChange, readDay } from "./days.ts";
import { dayEnded, requireReasons } from "./refusals.ts";

type Tx = Transaction<Database>;
type LateClosure = CallAnswer<typeof call>;

/** Accounts that a preview names. */
const NAMED = 8;

/**
 * Ads, accounts and amounts that the closure of a day affects, and the edition to which most would move.
 * @throws ProblemError 404 for an unknown newspaper; 409 for a day that has come, a weekend, or an edition that is printed,
 * cancelled, or whose printed issue is read or checked.
 */
export async function preview(
  deps: Deps,
  supportId: number,
  date: IsoDate,
): Promise<CallAnswer<typeof previewClosure>> {
  await requireClosable(deps, supportId, date);
  return {
    ...(await sumAffected(deps.db, supportId, date)),
    next: (await openDaysAfter(deps, supportId, date))[0] ?? null,
    largest: await listLargest(deps.db, supportId, date, NAMED),
  };
}

/** Requires a day that may close late. @throws ProblemError as {@link preview}. */
export function requireClosable(deps: Deps, supportId: number, date: IsoDate) {
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, [date]);
    await requireUnprinted(tx, supportId, date);
    return support;
  });
}

/** Days of the editions after `date` that still take ads and are not provisional, in their order. */
export async function openDaysAfter(
  deps: Deps,
  supportId: number,
  date: IsoDate,
): Promise<readonly IsoDate[]> {
  const calendar = await readSupportCalendar(deps.db, supportId, clockOf(deps));
  return eachDay(addDays(date, 1), calendar.end).filter((day) => {
    const { available, provisional } = dayStatus(day, calendar);
    return available && !provisional;
  });
}

/**
 * Closes a day at once; its ads are re-planned or refunded by a job, whose letters and refunds wait for the end of the undo time.
 * @throws ProblemError as {@link preview}; 409 where the day is closed already, 422 without a reason in both languages.
 */
export function declare(
  deps: Deps,
  actor: Actor,
  { supportId, date, reasonFr, reasonAr, choice }: CallInput<typeof call>["body"],
): Promise<LateClosure> {
  requireReasons(reasonFr, reasonAr);
  return transaction(deps.db, async (tx) => {
    const support = await lockToChange(tx, deps, supportId, [date]);
    await requireUnprinted(tx, supportId, date);
    const before = await readDay(tx, support, date);
    if (before.state === "closed") throw conflict("CLOSED", texts.closed);
    const now = deps.clock.now();
    const wasProvisional = before.state === "provisional";
    await clearDays(tx, supportId, [date]);
    const reasons = { date, reason_fr: reasonFr, reason_ar: reasonAr };
    await insertClosed(tx, supportId, [reasons]);
    const { id } = await insertClosure(tx, {
      support_id: supportId,
      ...reasons,
      choice,
      ads: before.ads,
      declared_by: actor.userId,
      provisional_fr: wasProvisional ? before.reasonFr : null,
      provisional_ar: wasProvisional ? before.reasonAr : null,
      declared_at: new Date(now),
      due_at: new Date(now + CLOSURE_UNDO_MILLISECONDS),
    });
    await appendToTrail(tx, {
      at: new Date(now),
      operator: actor.email,
      command: "close-day",
      subject: `${support.slug} ${date}`,
      reason: reasonFr,
      before: { state: before.state, ads: before.ads },
      after: { state: "closed", choice },
    });
    return describeOne(tx, id);
  });
}

/**
 * Takes a late closure back: the day opens at once, or is provisional again; a job gives every ad its dates again.
 * @throws ProblemError 404 for an unknown closure, 409 when its undo time is over or its edition has closed since.
 */
export function undo(deps: Deps, actor: Actor, closureId: number): Promise<LateClosure> {
  return transaction(deps.db, async (tx) => {
    const closure = await waitForClosure(tx, closureId);
    if (closure === undefined) throw notFound();
    const now = deps.clock.now();
    const { state, due_at, date, support_id, provisional_fr, provisional_ar } = closure;
    const isOpen = state === "planning" || state === "planned";
    if (!isOpen || due_at.getTime() <= now) throw conflict("CARRIED_OUT", texts.carriedOut);
    // Until its ads are back, the edition stays as it is.
    await requireReturn(tx, closure);
    await writeState(tx, closureId, "undoing");
    await deleteLetters(tx, closureId);
    await clearDays(tx, support_id, [date]);
    if (provisional_fr !== null && provisional_ar !== null) {
      const day = { date, reason_fr: provisional_fr, reason_ar: provisional_ar };
      await insertProvisional(tx, support_id, [day]);
    }
    await appendToTrail(tx, {
      at: new Date(now),
      operator: actor.email,
      command: "undo-closing",
      subject: `${closure.slug} ${date}`,
      reason: null,
      before: { state: "closed" },
      after: { state: provisional_fr === null ? "open" : "provisional" },
    });
    return describeOne(tx, closureId);
  });
}

/**
 * Keeps the edition of a day from being printed or cancelled, and its printed issue from being read, until the transaction ends: its
 * ads have appeared, or have their outcome. @throws ProblemError 409 where that has happened.
 */
async function requireUnprinted(tx: Tx, supportId: number, date: IsoDate): Promise<void> {
  const key = { supportId, day: date };
  const [refused] = await holdExistingEditions(tx, supportId, [date], date);
  if (refused !== undefined) throw dayEnded((await findEdition(tx, key))?.state, date);
  if (await hasIssueInHand(tx, key)) throw conflict("ISSUE_IN_HAND", issueInHand(date));
}

const issueInHand = (date: IsoDate): Messages => ({
  fr: `Le journal imprimé du ${formatDayFirst(date)} est en cours de lecture ou de vérification : retirez-le avant de fermer ce jour.`,
  ar: `الجريدة المطبوعة ليوم ${formatDayFirst(date)} قيد القراءة أو التحقق: اسحبوها قبل إغلاق هذا اليوم.`,
});

/**
 * Keeps the edition to which the ads of a closure return as it is until the transaction ends: open, or closed since before the
 * closure, so that they were in it. @throws ProblemError 409 where it has closed since, is printed or cancelled.
 */
async function requireReturn(tx: Tx, closure: LockedClosure): Promise<void> {
  const [supportId, day] = [closure.support_id, toIsoDate(closure.date)];
  const [refused] = await holdEditions(tx, supportId, [day], day);
  const edition = await findEdition(tx, { supportId, day });
  const hasClosedSince = edition?.closed_at != null && edition.closed_at >= closure.declared_at;
  if (refused !== undefined || hasClosedSince) throw editionClosed(day);
}

async function describeOne(db: Queries, id: number): Promise<LateClosure> {
  const [row] = await listClosures(db, { id });
  if (row === undefined) throw notFound();
  return describeClosure(row);
}

/** A late closure as the desk shows it. */
export function describeClosure(
  row: Awaited<ReturnType<typeof listClosures>>[number],
): LateClosure {
  return {
    id: row.id,
    date: toIsoDate(row.date),
    choice: row.choice,
    state: row.state,
    reasonFr: row.reason_fr,
    reasonAr: row.reason_ar,
    ads: Math.max(row.ads, Number(row.planned)),
    replanned: Number(row.replanned),
    refunded: Number(row.refunded),
    dropped: Number(row.dropped),
    restored: Number(row.restored),
    amount: Number(row.amount),
    undoUntil: row.due_at.getTime(),
  };
}

const texts = {
  closed: { fr: "Ce jour est déjà fermé.", ar: "هذا اليوم مغلق من قبل." },
  carriedOut: {
    fr: "Cette fermeture ne peut plus être annulée : les e-mails sont partis.",
    ar: "لم يعد ممكنا التراجع عن هذا الإغلاق: أرسلت الرسائل.",
  },
} as const satisfies Record<string, Messages>;
