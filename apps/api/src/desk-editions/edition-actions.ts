import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type {
  cancelEdition as cancelCall,
  changeEdition as changeCall,
  readEditionDays as daysCall,
  readEditionState as readCall,
  reportMissedAds as reportCall,
} from "@parution/contract/editions";
import { editionCloses } from "@parution/rules/calendar";
import { addDays, formatDayFirst, type IsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { findCalendar, weekendOf, weekendReason } from "../calendar/index.ts";
import {
  type Actor,
  countPlanned,
  type Deps,
  findSupport,
  requireReasons,
} from "../desk-calendar/index.ts";
import {
  cancelEdition,
  closeEdition,
  type EditionKey,
  findEdition,
  findRest,
  reopenEdition,
  requireEdition,
  requirePrint,
} from "../edition-state/index.ts";
import { keepPages } from "../editions/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages } from "../platform/http/problems.ts";
import { appendToTrail } from "../trail/index.ts";
import { listEditionAds, listEditionDays, listMissed } from "./edition-queries.ts";
import { reportCancelled, reportMissed } from "./missed.ts";
import type { Missed } from "./missed-queries.ts";

type Answer = CallAnswer<typeof readCall>;
type Tx = Transaction<Database>;

/** Ads of an edition that are named at most, and those of it that did not run. */
const NAMED = 4000;
/** Days of the overview. */
const SHOWN_DAYS = 14;

/** @throws ProblemError 404 for a newspaper without editions. */
export async function describeEditionState(
  deps: Deps,
  { supportId, day }: EditionKey,
  language: Language,
): Promise<Answer> {
  const { db, config } = deps;
  const support = await findCalendar(db, supportId);
  requirePrint(support);
  const row = await findEdition(db, { supportId, day });
  const isOpen = (row?.state ?? "open") === "open";
  const rest = isOpen ? await findRest(db, { supportId, day }) : undefined;
  const atWeekend = weekendReason(day, weekendOf(support));
  const ads = await listEditionAds(db, { supportId, day }, NAMED);
  const missed = await listMissed(db, { supportId, day }, NAMED);
  const named = (kind: (typeof ads)[number]["kind"]) =>
    ads.filter((ad) => ad.kind === kind).map(nameAd);
  return {
    supportId,
    day,
    state: shownState(row?.state, day, momentOf(deps).today),
    version: row?.version ?? 0,
    support: (await findSupport(db, supportId))[`label_${language}`],
    closesAt: editionCloses(support.lead_hours, day, config.publisherZone),
    closedAt: row?.closed_at?.getTime() ?? null,
    printedAt: row?.printed_at?.getTime() ?? null,
    reason: row?.[`cancel_reason_${language}`] ?? null,
    rest: rest === undefined ? null : (rest[`reason_${language}`] ?? atWeekend[language]),
    entered: named("entered"),
    unpaid: named("unpaid"),
    undecided: named("undecided"),
    missed: missed.map((ad) => ({
      ...nameAd(ad),
      cause: ad.cause,
      outcome: outcomeOf(ad.state),
      choice: ad.choice,
      dueAt: ad.due_at.getTime(),
    })),
  };
}

/** State of an edition; one whose day is over takes nothing more, even before it is closed. */
function shownState(known: Answer["state"] | undefined, day: IsoDate, today: IsoDate) {
  const state = known ?? "open";
  return state === "open" && day < today ? "closed" : state;
}

type Named = Readonly<Record<"ref_web" | "web_title", string>> & { readonly id: number };

const nameAd = ({ id, ref_web, web_title }: Named) => ({
  id,
  reference: ref_web,
  title: web_title,
});

const outcomeOf = (state: Missed["state"]) => (state === "entered" ? "open" : state);

/** Editions of all printed newspapers in two weeks from a day on; default: today. */
export async function describeEditionDays(
  context: Deps,
  requestedDay: IsoDate | undefined,
  language: Language,
): Promise<CallAnswer<typeof daysCall>> {
  const { today, clock } = momentOf(context);
  const from = requestedDay ?? today;
  const rows = await listEditionDays(context.db, from, addDays(from, SHOWN_DAYS - 1));
  return {
    from,
    today,
    editions: rows.map(({ support_id, lead_hours, day, ...row }) => ({
      supportId: support_id,
      day,
      support: row[`label_${language}`],
      state: shownState(row.state, day, today),
      closesAt: editionCloses(lead_hours, day, clock.zone),
      entered: row.entered,
      unpaid: row.unpaid,
      undecided: row.undecided,
      missed: row.missed,
    })),
  };
}

/**
 * Closes an edition, or opens it again, with an entry of the trail.
 * @throws ProblemError 404 for a newspaper without editions, 409 when it has changed since it was seen or its day is over.
 */
export async function changeState(
  deps: Deps,
  actor: Actor,
  { version, to, ...key }: CallInput<typeof changeCall>["body"],
  language: Language,
): Promise<Answer> {
  if (to === "open" && key.day < momentOf(deps).today) throw conflict("DAY_OVER", over(key.day));
  return transaction(deps.db, async (tx) => {
    const change = { at: new Date(deps.clock.now()), userId: actor.userId, version };
    const write = to === "closed" ? closeEdition : reopenEdition;
    const before = await write(tx, key, change);
    const subject = `${before.slug} ${key.day}`;
    const command = to === "closed" ? "close-edition" : "reopen-edition";
    await note(tx, deps, actor, {
      command,
      subject,
      reason: null,
      before: before.state,
      after: { state: to },
    });
    return describeEditionState({ ...deps, db: tx }, key, language);
  });
}

/**
 * Cancels an edition. Its ads did not run: the first are reported before the answer, more by the job that carries them on. What is
 * paid or moved at the same moment is in the edition as it is cancelled, or refused.
 * @throws ProblemError as {@link changeState}; 409 too for a day that rests; 422 without a reason in both languages.
 */
export async function cancel(
  deps: Deps & Pick<Context, "log">,
  actor: Actor,
  body: CallInput<typeof cancelCall>["body"],
  language: Language,
): Promise<Answer> {
  const { supportId, day, version, choice, reasonFr, reasonAr } = body;
  requireReasons(reasonFr, reasonAr);
  const key = { supportId, day };
  await transaction(deps.db, async (tx) => {
    const change = { at: new Date(deps.clock.now()), userId: actor.userId, version, choice };
    const reasons = { fr: reasonFr, ar: reasonAr };
    const before = await cancelEdition(tx, key, { ...change, reasons });
    await requireEdition(tx, before, key);
    await keepPages(tx, key, change.at);
    const ads = (await countPlanned(tx, supportId, day, day)).get(day) ?? 0;
    await note(tx, deps, actor, {
      command: "cancel-edition",
      subject: `${before.slug} ${day}`,
      reason: reasonFr,
      before: before.state,
      after: { state: "cancelled", choice, ads },
    });
  });
  try {
    await reportCancelled(deps, key);
  } catch (error) {
    // The cancellation stands; the job reports these ads one by one.
    deps.log.warn({ err: error, ...key }, "ads of a cancelled edition are left to the job");
  }
  return describeEditionState(deps, key, language);
}

/**
 * Reports ads that are missing from an edition, with an entry of the trail. Those that are known already stay as they are.
 * @throws ProblemError 404 for a newspaper without editions; 409 for an edition that is still to appear; 422 without a reason in
 * both languages.
 */
export function report(
  deps: Deps,
  actor: Actor,
  body: CallInput<typeof reportCall>["body"],
  language: Language,
): Promise<Answer> {
  const { supportId, day, adIds, pages = [], choice, reasonFr, reasonAr } = body;
  requireReasons(reasonFr, reasonAr);
  const key = { supportId, day };
  return transaction(deps.db, async (tx) => {
    const state = (await findEdition(tx, key))?.state ?? "open";
    if (state !== "printed" && day > momentOf(deps).today) throw conflict("TO_COME", toCome(day));
    const ads = await reportMissed(tx, deps, adIds, {
      supportId,
      day,
      cause: "left_out",
      choice,
      reportedBy: actor.userId,
      reasons: { fr: reasonFr, ar: reasonAr },
    });
    await note(tx, deps, actor, {
      command: "ads-not-run",
      subject: `${supportId} ${day}`,
      reason: reasonFr,
      before: state,
      after: { choice, ads, ...(pages.length > 0 && { pages: pages.join(", ") }) },
    });
    return describeEditionState({ ...deps, db: tx }, key, language);
  });
}

const toCome = (day: IsoDate): Messages => ({
  fr: `L’édition du ${formatDayFirst(day)} n’a pas encore paru : aucune annonce n’y manque.`,
  ar: `لم يصدر بعد عدد ${formatDayFirst(day)}: لا ينقصه أي إعلان.`,
});

const over = (day: IsoDate): Messages => ({
  fr: `Le ${formatDayFirst(day)} est passé : son édition ne rouvre plus.`,
  ar: `انقضى يوم ${formatDayFirst(day)}: لم يعد ممكنا فتح عدده.`,
});

interface Entry {
  readonly command: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly before: Answer["state"];
  readonly after: Readonly<Record<string, string | number>>;
}

async function note(tx: Tx, { clock }: Deps, actor: Actor, { before, ...entry }: Entry) {
  const at = new Date(clock.now());
  await appendToTrail(tx, { ...entry, at, operator: actor.email, before: { state: before } });
}
