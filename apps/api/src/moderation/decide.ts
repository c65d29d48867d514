import type { decideAd } from "@parution/contract/moderation";
import { UNDO_MILLISECONDS } from "@parution/rules/moderation";
import type { Selectable, Transaction } from "kysely";
import { editionClosed, holdEditions } from "../edition-state/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid, type Messages, notFound } from "../platform/http/problems.ts";
import {
  endClaim,
  endDecision,
  findOpenDecision,
  insertDecision,
  lockOpenDecisions,
  lockUndecided,
  writeClaim,
} from "./decision-queries.ts";

/** Time for which a claim keeps an ad from other moderators, unless it is renewed. */
const CLAIM_MILLISECONDS = 2 * 60_000;

type Deps = Pick<Context, "clock" | "config" | "db">;

/** Deciding moderator. */
interface Moderator {
  readonly userId: number;
  /** True with the right to accept an ad into a closed edition. */
  readonly acceptsLate: boolean;
}

/** A moderator's decision on an ad. */
export interface Verdict {
  readonly adId: number;
  /** Version of the ad that the moderator read. */
  readonly version: string;
  readonly decision: "validate" | "refuse" | "correct";
  /** True where the moderator knows that the ad enters a closed edition. */
  readonly late?: boolean | undefined;
  /** Reason of a refusal or a correction, in both languages. */
  readonly reasonFr?: string | undefined;
  readonly reasonAr?: string | undefined;
}

/**
 * Claims an undecided ad for a moderator, or renews the claim.
 * @throws ProblemError 404 for an unknown ad, 409 when it is decided, or claimed by another moderator.
 */
export function claim(deps: Deps, userId: number, adId: number): Promise<{ until: number }> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    requireFree(await lockUndecided(tx, adId), userId, now);
    const until = now + CLAIM_MILLISECONDS;
    await writeClaim(tx, { adId, userId, at: new Date(now), until: new Date(until) });
    return { until };
  });
}

/** Ends a moderator's claim that runs until an instant; one that was renewed since stays. */
export async function release(deps: Deps, userId: number, claim: { adId: number; until: number }) {
  const { adId, until } = claim;
  const at = new Date(deps.clock.now());
  await endClaim(deps.db, { adId, userId, at, until: new Date(until) });
  return { adId };
}

/**
 * Decides on a claimed ad. It leaves the queue at once; the decision is carried out when its undo time is over. Repeated after
 * a lost answer, a decision answers as it did.
 * @throws ProblemError as {@link claim}; 409 too without a claim of this moderator, or when the ad is no longer as it was read; 422
 * for a refusal or a correction without reasons.
 */
export function decideOn(deps: Deps, { userId, acceptsLate }: Moderator, verdict: Verdict) {
  const { adId, version, decision, reasonFr = "", reasonAr = "" } = verdict;
  const isReasoned = decision !== "validate";
  if (isReasoned && reasonFr === "") throw invalid<typeof decideAd>({ reasonFr: [texts.reason] });
  if (isReasoned && reasonAr === "") throw invalid<typeof decideAd>({ reasonAr: [texts.reason] });
  const reasons = isReasoned
    ? { reason_fr: reasonFr, reason_ar: reasonAr }
    : { reason_fr: "", reason_ar: "" };
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const locked = await lockUndecided(tx, adId);
    const open = await findOpenDecision(tx, adId);
    const made = { decision, text_hash: version, decided_by: userId, ...reasons };
    if (open && isSame(open, made)) {
      return { decisionId: open.id, undoUntil: open.due_at.getTime() };
    }
    const ad = requireFree(locked, userId, now);
    if (ad.claimed_by !== userId) throw conflict("NOT_CLAIMED", texts.unclaimed);
    if (ad.version !== version) throw conflict("AD_CHANGED", texts.changed);
    const mayBeLate = acceptsLate && verdict.late === true;
    const late = decision === "validate" && (await isLate(tx, deps, ad, mayBeLate));
    const undoUntil = now + UNDO_MILLISECONDS;
    const { id } = await insertDecision(tx, {
      ad_id: adId,
      ...made,
      late,
      decided_at: new Date(now),
      due_at: new Date(undoUntil),
    });
    return { decisionId: id, undoUntil };
  });
}

/**
 * True where an accepted ad enters an edition that is closed already.
 * @throws ProblemError 409 where it may not, or when the edition is printed or cancelled.
 */
async function isLate(
  tx: Transaction<Database>,
  deps: Deps,
  { support_id, dates }: NonNullable<Locked>,
  mayBeLate: boolean,
): Promise<boolean> {
  const [closed] = await holdEditions(tx, support_id, dates);
  if (closed === undefined) return false;
  const lateFrom = mayBeLate ? momentOf(deps).today : undefined;
  const [refused] = await holdEditions(tx, support_id, dates, lateFrom);
  if (refused !== undefined) throw editionClosed(refused);
  return true;
}

type Decided = Pick<
  Selectable<Database["ad_decisions"]>,
  "decision" | "text_hash" | "decided_by" | "reason_fr" | "reason_ar"
>;

const isSame = (one: Decided, other: Decided) =>
  one.decision === other.decision &&
  one.text_hash === other.text_hash &&
  one.decided_by === other.decided_by &&
  one.reason_fr === other.reason_fr &&
  one.reason_ar === other.reason_ar;

/**
 * Undoes the moderator's own decisions, all or none, and claims their ads again.
 * @throws ProblemError 404 for another moderator's decision, 409 when one is unknown or its undo time is over.
 */
export function undo(deps: Deps, userId: number, decisionIds: readonly number[]) {
  const requestedIds = [...new Set(decisionIds)];
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const found = await lockOpenDecisions(tx, requestedIds);
    if (found.length < requestedIds.length) throw conflict("CARRIED_OUT", texts.carriedOut);
    if (found.some(({ decided_by }) => decided_by !== userId)) throw notFound();
    if (found.some(({ due_at }) => due_at.getTime() <= now)) {
      throw conflict("CARRIED_OUT", texts.carriedOut);
    }
    const at = new Date(now);
    const until = new Date(now + CLAIM_MILLISECONDS);
    for (const { id, ad_id } of found) {
      await endDecision(tx, id, "undone", at);
      await writeClaim(tx, { adId: ad_id, userId, at, until });
    }
    return { adIds: found.map(({ ad_id }) => ad_id) };
  });
}

type Locked = Awaited<ReturnType<typeof lockUndecided>>;

/** The locked ad, which this moderator may claim or decide. */
function requireFree(ad: Locked, userId: number, now: number): NonNullable<Locked> {
  if (ad === undefined) throw notFound();
  if (!ad.is_undecided) throw conflict("DECIDED", texts.decided);
  if (isHeldByOther(ad, userId, now)) throw conflict("CLAIMED", texts.claimed);
  return ad;
}

interface Claimed {
  readonly claimed_by: number | null;
  readonly claimed_until: Date | null;
}

/** True while another moderator has an ad on the screen. */
export const isHeldByOther = (
  { claimed_by, claimed_until }: Claimed,
  userId: number,
  now: number,
) => claimed_by !== null && claimed_by !== userId && (claimed_until?.getTime() ?? 0) > now;

const texts = {
  reason: { fr: "Indiquez un motif.", ar: "المرجو ذكر السبب." },
  unclaimed: { fr: "Ouvrez d’abord cette annonce.", ar: "افتحوا هذا الإعلان أولا." },
  changed: {
    fr: "Cette annonce a changé depuis que vous l’avez ouverte : relisez-la.",
    ar: "تغير هذا الإعلان بعد أن فتحتموه: أعيدوا قراءته.",
  },
  decided: { fr: "Cette annonce est déjà décidée.", ar: "سبق اتخاذ قرار في هذا الإعلان." },
  claimed: {
    fr: "Une autre personne examine cette annonce.",
    ar: "شخص آخر يراجع هذا الإعلان.",
  },
  carriedOut: {
    fr: "Cette décision ne peut plus être annulée.",
    ar: "لم يعد ممكنا التراجع عن هذا القرار.",
  },
} as const satisfies Record<string, Messages>;
