import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type {
  cancelEdition as cancelCall,
  changeEdition as changeCall,
  readEditionState as readCall,
  reportMissedAds as reportCall,
} from "@parution/contract/editions";
import { editionCloses } from "@parution/rules/calendar";
import type { Transaction } from "kysely";
import { findCalendar } from "../calendar/index.ts";
import {
  cancelEdition,
  closeEdition,
  type EditionKey,
  findEdition,
  reopenEdition,
} from "../edition-state/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import { appendToTrail } from "../trail/index.ts";
import { type Actor, type Deps, requireReasons } from "./days.ts";
import { listEditionAds } from "./edition-queries.ts";
import { reportMissed } from "./missed.ts";
import { listPaidOn } from "./missed-queries.ts";

type Answer = CallAnswer<typeof readCall>;
type Tx = Transaction<Database>;

/** Ads that are named of each kind. */
const NAMED = 100;

/** @throws ProblemError 404 for a newspaper without editions. */
export async function describeEditionState(
  { db, config }: Pick<Deps, "config"> & { readonly db: Queries },
  { supportId, day }: EditionKey,
  language: Language,
): Promise<Answer> {
  const support = await findCalendar(db, supportId);
  if (support === undefined || support.channel_id !== 1) throw notFound();
  const row = await findEdition(db, { supportId, day });
  const ads = await listEditionAds(db, { supportId, day });
  const named = (kind: (typeof ads)[number]["kind"]) =>
    ads
      .filter((ad) => ad.kind === kind)
      .slice(0, NAMED)
      .map(({ id, ref_web, web_title }) => ({ id, reference: ref_web, title: web_title }));
  return {
    ...{ supportId, day, state: row?.state ?? "open", version: row?.version ?? 0 },
    closesAt: editionCloses(support.lead_hours, day, config.publisherZone),
    closedAt: row?.closed_at?.getTime() ?? null,
    printedAt: row?.printed_at?.getTime() ?? null,
    reason: row?.[`cancel_reason_${language}`] ?? null,
    entered: ads.filter(({ kind }) => kind === "entered").length,
    ...{ unpaid: named("unpaid"), undecided: named("undecided"), missed: named("missed") },
  };
}

/**
 * Closes an edition, or opens it again, with an entry of the trail.
 * @throws ProblemError 404 for a newspaper without editions, 409 when it has changed since it was seen.
 */
export function changeState(
  deps: Deps,
  actor: Actor,
  { version, to, ...key }: CallInput<typeof changeCall>["body"],
  language: Language,
): Promise<Answer> {
  return transaction(deps.db, async (tx) => {
    const act = { at: new Date(deps.clock.now()), userId: actor.userId, version };
    const change = to === "closed" ? closeEdition : reopenEdition;
    const before = await change(tx, key, act);
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
 * Cancels an edition; its paid ads did not run.
 * @throws ProblemError as {@link changeState}; 422 without a reason in both languages.
 */
export function cancel(
  deps: Deps,
  actor: Actor,
  body: CallInput<typeof cancelCall>["body"],
  language: Language,
): Promise<Answer> {
  const { supportId, day, version, choice, reasonFr, reasonAr } = body;
  requireReasons(reasonFr, reasonAr);
  const key = { supportId, day };
  return transaction(deps.db, async (tx) => {
    const reasons = { fr: reasonFr, ar: reasonAr };
    // Orders are locked before editions, as everywhere; what is paid afterwards is late.
    const adIds = await listPaidOn(tx, supportId, day);
    await reportMissed(tx, deps, adIds, {
      ...{ supportId, day, cause: "cancelled", choice, reasons, reportedBy: actor.userId },
    });
    const act = { at: new Date(deps.clock.now()), userId: actor.userId, version, reasons };
    const before = await cancelEdition(tx, key, act);
    await note(tx, deps, actor, {
      ...{ command: "cancel-edition", subject: `${before.slug} ${day}`, reason: reasonFr },
      before: before.state,
      after: { state: "cancelled", choice, ads: adIds.length },
    });
    return describeEditionState({ ...deps, db: tx }, key, language);
  });
}

/**
 * Reports ads of an edition that did not run, with an entry of the trail. Those that are known already stay as they are.
 * @throws ProblemError 404 for a newspaper without editions, 422 without a reason in both languages.
 */
export function report(
  deps: Deps,
  actor: Actor,
  body: CallInput<typeof reportCall>["body"],
  language: Language,
): Promise<Answer> {
  const { supportId, day, adIds, choice, reasonFr, reasonAr } = body;
  requireReasons(reasonFr, reasonAr);
  return transaction(deps.db, async (tx) => {
    const { state } = await describeEditionState({ ...deps, db: tx }, { supportId, day }, language);
    const ads = await reportMissed(tx, deps, adIds, {
      ...{ supportId, day, cause: "left_out", choice, reportedBy: actor.userId },
      reasons: { fr: reasonFr, ar: reasonAr },
    });
    await note(tx, deps, actor, {
      ...{ command: "ads-not-run", subject: `${supportId} ${day}`, reason: reasonFr },
      before: state,
      after: { choice, ads },
    });
    return describeEditionState({ ...deps, db: tx }, { supportId, day }, language);
  });
}

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
