import type { CallAnswer, Language } from "@parution/contract/call";
import type { acceptPassed, readModerationQueue } from "@parution/contract/moderation";
import { dayCloses } from "@parution/rules/calendar";
import { addDays, dateInZone, type IsoDate, toIsoDate } from "@parution/rules/dates";
import {
  checkAd,
  compareWaiting,
  type ModerationCheck,
  reviewState,
  UNDO_MILLISECONDS,
} from "@parution/rules/moderation";
import { mediumOf } from "../calendar/index.ts";
import { holdEditions, listClosedEditions } from "../edition-state/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { isHeldByOther } from "./decide.ts";
import { insertDecision, lockUndecided, writeClaim } from "./decision-queries.ts";
import {
  listClosedDays,
  listQueue,
  listWords,
  type ModeratedRow,
  selectModerated,
} from "./queries.ts";

/** Days before today in which a closed day may still hold back a clock. */
const LOOK_BACK = 400;

type Queue = CallAnswer<typeof readModerationQueue>;

/** The first ads of the queue in their order, with the clocks of the terms. */
export async function describeQueue(
  context: Context,
  userId: number,
  language: Language,
): Promise<Queue["ads"]> {
  const { today, clock } = momentOf(context);
  const rows = await listQueue(context.db, language, clock.zone);
  const closures = await listClosedDays(context.db, addDays(today, -LOOK_BACK));
  return rows
    .map((row) => {
      const orderedAt = row.ordered_at.getTime();
      const orderedOn = dateInZone(orderedAt, clock.zone);
      const isHeld = isHeldByOther(row, userId, clock.now);
      return {
        id: row.id,
        reference: row.ref_web,
        title: row.web_title,
        support: row.support,
        closesAt: closingOf(row, clock.zone),
        orderedAt,
        decision: reviewState("decide", orderedOn, today, closures),
        acknowledgement: acknowledgementOf(row.acknowledged_at, {
          orderedOn,
          today,
          closures,
          zone: clock.zone,
        }),
        isCorrected: row.is_corrected,
        heldBy: isHeld ? `${row.first_name} ${row.last_name}`.trim() : null,
      };
    })
    .toSorted(compareWaiting);
}

interface Moment {
  readonly orderedOn: IsoDate;
  readonly today: IsoDate;
  readonly closures: Awaited<ReturnType<typeof listClosedDays>>;
  readonly zone: string;
}

/** State of the acknowledgement on the day of the first opening, else today; null: it was opened in time. */
function acknowledgementOf(opened: Date | null, { orderedOn, today, closures, zone }: Moment) {
  const day = opened === null ? today : dateInZone(opened.getTime(), zone);
  const state = reviewState("acknowledge", orderedOn, day, closures);
  return opened !== null && state !== "late" ? null : state;
}

/** The instant after which an ad no longer enters its first day. */
export const closingOf = (
  ad: Pick<ModeratedRow, "channel_id" | "lead_hours" | "first_date">,
  zone: string,
): number =>
  dayCloses(
    { medium: mediumOf(ad.channel_id), leadHours: ad.lead_hours },
    toIsoDate(ad.first_date),
    zone,
  );

/** Remarks on an ad; empty: every check passed. */
export function checksOf(row: ModeratedRow, words: readonly string[]): ModerationCheck[] {
  const { anonymous, earlier, heading_slug: headingSlug, subheading } = row;
  const text = [row.web_title, row.paper_content, row.web_content].join("\n");
  return checkAd({ text, anonymous, earlier, words, headingSlug, subheading: subheading ?? "" });
}

/** Web reference of an ad, known or not. */
const referenceOfAd = (adId: number) => `A${String(adId).padStart(8, "0")}`;

type Left = CallAnswer<typeof acceptPassed>["left"][number];

interface Candidate {
  readonly isUndecided: boolean;
  readonly isHeld: boolean;
  readonly checks: readonly ModerationCheck[];
  /** Days of it whose editions are not open. */
  readonly closedDays: readonly unknown[];
}

/** Reason for which an ad is not accepted among others, without being looked at; null: none. */
function obstacleOf({ isUndecided, isHeld, checks, closedDays }: Candidate): Left["reason"] | null {
  if (!isUndecided) return "decided";
  if (isHeld) return "held";
  if (checks.length > 0) return "remark";
  return closedDays.length > 0 ? "closed" : null;
}

/** Ads of the queue that nothing keeps from being accepted together. */
export async function describePassed(context: Context, userId: number, language: Language) {
  const { db } = context;
  const words = await listWords(db);
  const passed: Queue["ads"] = [];
  for (const ad of await describeQueue(context, userId, language)) {
    const row = ad.heldBy === null ? await selectModerated(db, ad.id, language) : undefined;
    if (row === undefined) continue;
    const checks = checksOf(row, words);
    const closedDays = await listClosedEditions(db, row.support_id, row.dates);
    const candidate = { isUndecided: true, isHeld: false, checks, closedDays };
    if (obstacleOf(candidate) === null) passed.push(ad);
  }
  return passed;
}

type Deps = Pick<Context, "clock" | "config" | "db">;

/**
 * Accepts those of some ads that passed every check, each in a transaction of its own. Others are left as they are: those with a
 * remark by now, in a closed edition, decided, claimed by another moderator, or unknown.
 */
export async function acceptAllPassed(deps: Deps, userId: number, adIds: readonly number[]) {
  const now = deps.clock.now();
  const undoUntil = now + UNDO_MILLISECONDS;
  const words = await listWords(deps.db);
  const decisions: { adId: number; decisionId: number }[] = [];
  const left: Left[] = [];
  for (const adId of new Set(adIds)) {
    await transaction(deps.db, async (tx) => {
      const ad = await lockUndecided(tx, adId);
      const row = await selectModerated(tx, adId, "fr");
      if (ad === undefined || row === undefined) {
        left.push({ reference: referenceOfAd(adId), reason: "unknown" });
        return;
      }
      const reason = obstacleOf({
        isUndecided: Boolean(ad.is_undecided),
        isHeld: isHeldByOther(ad, userId, now),
        checks: checksOf(row, words),
        closedDays: await holdEditions(tx, ad.support_id, ad.dates),
      });
      if (reason !== null) {
        left.push({ reference: ad.ref_web, reason });
        return;
      }
      const at = new Date(now);
      await writeClaim(tx, { adId, userId, at, until: at });
      const { id } = await insertDecision(tx, {
        ad_id: adId,
        decision: "validate",
        text_hash: ad.version,
        decided_by: userId,
        reason_fr: "",
        reason_ar: "",
        decided_at: at,
        due_at: new Date(undoUntil),
      });
      decisions.push({ adId, decisionId: id });
    });
  }
  return { decisions, left, undoUntil };
}
