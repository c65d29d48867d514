import { adStatusOf } from "@parution/rules/ads";
import { latestDay, MISSED_CHOICE_MILLISECONDS, replanDates } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { openingDay } from "@parution/rules/notices";
import { arabic } from "@parution/rules/notices/ar";
import { french } from "@parution/rules/notices/fr";
import type { Transaction } from "kysely";
import { closedDaysOf } from "../edition-state/index.ts";
import { createLink } from "../mail/index.ts";
import { adStatusAfter, paymentMethodOf } from "../orders/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { publishDue } from "../publishing/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { giveBack } from "./carry-out.ts";
import { isSettledOrder, refundOf } from "./closed-ad.ts";
import { writeDates } from "./closed-ad-queries.ts";
import type { Deps } from "./days.ts";
import { openDaysAfter } from "./declare.ts";
import { notifyMissed } from "./missed-letters.ts";
import {
  emailOf,
  endLateSettlement,
  endMissed,
  insertMissed,
  listDue,
  listUndecided,
  lockLateSettlements,
  lockMissed,
  lockOrders,
  type Missed,
  type MissingAd,
  selectMissing,
  writeAdStatus,
} from "./missed-queries.ts";

type Tx = Transaction<Database>;

/** Time during which the client chooses; the link shows the outcome for longer. */
const LINK_LASTS = 30 * 86_400_000;

/** Ads that did not run in an edition, and the choice that the desk makes or leaves to their clients. */
export interface Missing {
  readonly supportId: number;
  readonly day: IsoDate;
  readonly cause: "late_payment" | "undecided" | "cancelled" | "left_out";
  readonly choice: "move" | "refund" | "client";
  readonly reasons?: Readonly<Record<"fr" | "ar", string>>;
  /** Null: the program. */
  readonly reportedBy: number | null;
}

/**
 * Reports that ads did not run, each once a day. Their other dates stay and are not held up; the choice is carried out by a job, or
 * by the client's answer. Returns the number of ads that are new.
 */
export async function reportMissed(
  tx: Tx,
  deps: Deps,
  adIds: readonly number[],
  missing: Missing,
): Promise<number> {
  await lockOrders(tx, adIds);
  const now = deps.clock.now();
  let reported = 0;
  for (const ad of await selectMissing(tx, adIds)) {
    const isPlanned = ad.support_id === missing.supportId && ad.dates.includes(missing.day);
    if (!isPlanned || !isSettledOrder(ad.order_status)) continue;
    if (await reportOne(tx, deps, ad, missing, now)) reported += 1;
  }
  return reported;
}

async function reportOne(
  tx: Tx,
  deps: Deps,
  ad: MissingAd,
  { supportId, day, cause, choice, reasons, reportedBy }: Missing,
  now: number,
): Promise<boolean> {
  const isAsked = choice === "client";
  const link = { purpose: "missed-ad", user_id: ad.user_id, lifetime: LINK_LASTS } as const;
  const linkId = isAsked ? await createLink(tx, deps.config, link, now) : null;
  const kept = await insertMissed(tx, {
    ...{
      ad_id: ad.id,
      support_id: supportId,
      day,
      business_id: ad.business_id,
      user_id: ad.user_id,
    },
    ...{ cause, choice, before: ad.dates, charged: ad.total, link_id: linkId },
    ...{ reason_fr: reasons?.fr ?? "", reason_ar: reasons?.ar ?? "" },
    ...{ reported_by: reportedBy, reported_at: new Date(now) },
    due_at: new Date(isAsked ? now + MISSED_CHOICE_MILLISECONDS : now),
  });
  if (kept === undefined) return false;
  const rest = ad.dates.filter((date) => date !== day);
  if (rest.length > 0) {
    await writeDates(tx, [{ id: ad.id, dates: rest }]);
    if (cause === "late_payment") await enter(tx, deps, ad, rest);
  }
  const row = await lockMissed(tx, { id: kept.id });
  if (row && isAsked) await notifyMissed(tx, row, ad, "choice", new Date(now));
  return true;
}

/** Lets a paid ad that only the closing held up go on as it would have on its payment, if its dates are open. */
async function enter(tx: Tx, deps: Deps, ad: MissingAd, dates: readonly IsoDate[]): Promise<void> {
  const method = paymentMethodOf(ad.payment_method);
  if (adStatusOf(ad.status) !== "awaiting" || method === null) return;
  if ((await closedDaysOf(tx, ad.support_id, dates)).length > 0) return;
  const status = await adStatusAfter(tx, ad.order_id, method, deps);
  await writeAdStatus(tx, ad.id, status);
  if (adStatusOf(status) === "validated") await publishDue(tx, deps, ad.order_id);
}

/** Moves a missed ad to the next open edition, or gives its money back where that is wanted or there is none. */
export async function carryOutMissed(
  tx: Tx,
  deps: Deps,
  missed: Missed,
  wanted: "move" | "refund",
  by: number | null,
): Promise<void> {
  const [ad] = await selectMissing(tx, [missed.ad_id]);
  if (ad === undefined || missed.state !== "open") return;
  const at = new Date(deps.clock.now());
  if (!isUnchanged(ad, missed)) {
    await endMissed(tx, missed.id, { state: "changed" }, at);
    return;
  }
  const moved = wanted === "move" ? await nextDates(tx, deps, ad, missed) : null;
  if (moved === null) await refund(tx, ad, missed, at);
  else await move(tx, deps, ad, missed, moved, at);
  const ended = await lockMissed(tx, { id: missed.id });
  if (ended) await notifyMissed(tx, ended, ad, "outcome", at);
  const operator = by === null ? "automatic" : (await emailOf(tx, by)).email;
  await appendToTrail(tx, {
    ...{
      at,
      operator,
      command: "ad-not-run",
      subject: `${ad.support_slug} ${missed.day} ${ad.ref_web}`,
    },
    reason: missed.reason_fr || missed.cause,
    before: { dates: missed.before },
    after: { state: ended?.state ?? "", dates: ended?.after ?? [], refund: ended?.refund ?? 0 },
  });
}

/** True while an ad is as its report left it; one that was accepted late after all has run. */
function isUnchanged(ad: MissingAd, missed: Missed): boolean {
  const { before, charged, cause } = missed;
  const rest = restOf(missed);
  const dates = rest.length > 0 ? rest : before;
  const status = adStatusOf(ad.status);
  const isAlive = status !== "cancelled" && status !== "archived";
  const waited = cause === "late_payment" || cause === "undecided";
  const isAcceptedLate = waited && rest.length === 0 && status === "validated";
  const isSame = ad.total === charged && ad.dates.join() === dates.join();
  return isAlive && isSame && !isAcceptedLate;
}

/** Dates of an ad but for the one that it missed. */
const restOf = ({ before, day }: Missed): IsoDate[] =>
  before.map(toIsoDate).filter((date) => date !== day);

/** Dates with the next open edition, which does not close before the transaction ends; null: there is none. */
async function nextDates(tx: Tx, deps: Deps, ad: MissingAd, { day, before }: Missed) {
  const from = toIsoDate(day);
  const latest = latestDay(from, openingDay(ad.paper_content, [french, arabic]));
  let open = await openDaysAfter({ ...deps, db: tx }, ad.support_id, from);
  for (;;) {
    const dates = replanDates({ dates: before, latest }, from, open);
    const added = dates?.filter((date) => !before.includes(date)) ?? [];
    const closed = await closedDaysOf(tx, ad.support_id, added);
    if (closed.length === 0) return dates;
    open = open.filter((date) => !closed.includes(date));
  }
}

async function move(
  tx: Tx,
  deps: Deps,
  ad: MissingAd,
  missed: Missed,
  dates: readonly IsoDate[],
  at: Date,
): Promise<void> {
  await writeDates(tx, [{ id: ad.id, dates }]);
  if (missed.cause === "late_payment") await enter(tx, deps, ad, dates);
  await endMissed(tx, missed.id, { state: "moved", after: dates }, at);
}

async function refund(tx: Tx, ad: MissingAd, missed: Missed, at: Date): Promise<void> {
  const { before, charged } = missed;
  const after = restOf(missed);
  const amount = refundOf({ ...ad, dates: before });
  await giveBack(tx, { ...ad, before, after, charged, refund: amount }, at);
  await endMissed(tx, missed.id, { state: "refunded", after, refund: amount }, at);
}

/**
 * Finds what did not run: money that arrived after a closing, and paid ads that nobody accepted in time. Their clients are asked;
 * what they leave open moves when their time is over. A process that ends in the middle leaves whole ads, and another goes on.
 */
export const carryMissed: Job = {
  name: "ads that did not run",
  every: 1000,
  async run(context) {
    await transaction(context.db, (tx) => offerLate(tx, context));
    const { today, clock } = momentOf(context);
    for (const { ad_id, support_id, day } of await listUndecided(context.db, today)) {
      const missing = { supportId: support_id, day, cause: "undecided", choice: "client" } as const;
      await transaction(context.db, (tx) =>
        reportMissed(tx, context, [ad_id], { ...missing, reportedBy: null }),
      );
    }
    for (const id of await listDue(context.db, new Date(clock.now))) {
      await transaction(context.db, async (tx) => {
        const missed = await lockMissed(tx, { id });
        if (missed === undefined) return;
        const wanted = missed.choice === "refund" ? "refund" : "move";
        await carryOutMissed(tx, context, missed, wanted, missed.reported_by);
      });
    }
  },
};

async function offerLate(tx: Tx, deps: Deps): Promise<void> {
  const at = new Date(deps.clock.now());
  for (const { order_id, ad_id, support_id, dates } of await lockLateSettlements(tx)) {
    for (const day of await closedDaysOf(tx, support_id, dates)) {
      const missing = { supportId: support_id, day, cause: "late_payment" } as const;
      await reportMissed(tx, deps, [ad_id], { ...missing, choice: "client", reportedBy: null });
    }
    // Every edition was opened again meanwhile: nothing was missed.
    const [ad] = await selectMissing(tx, [ad_id]);
    if (ad) await enter(tx, deps, ad, ad.dates);
    await endLateSettlement(tx, order_id, at);
  }
}
