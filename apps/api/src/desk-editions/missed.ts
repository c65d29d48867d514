import { MISSED_CHOICE_MILLISECONDS } from "@parution/rules/calendar";
import { addDays, type IsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { lockOrdersOfAds } from "../calendar/index.ts";
import { type Deps, isSettledOrder, writeDates } from "../desk-calendar/index.ts";
import { type EditionKey, holdEditions } from "../edition-state/index.ts";
import { createLink } from "../mail/index.ts";
import { isCancellable } from "../orders/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { beginRows, rowOfDay } from "../platform/job-rows.ts";
import type { Job } from "../platform/jobs.ts";
import { selectPrintRecords } from "../printed-issues/index.ts";
import {
  BATCH,
  endAbsences,
  endLateSettlement,
  listAbsencesDue,
  listAbsent,
  listCancelled,
  listDue,
  listLateSettlements,
  listUndecided,
  lockLateSettlement,
} from "./missed-candidates.ts";
import { enterAfterAll } from "./missed-entered.ts";
import { notifyMissed } from "./missed-letters.ts";
import { carryOutMissed, enter } from "./missed-outcome.ts";
import {
  insertMissed,
  lockMissed,
  type MissingAd,
  rebaseReports,
  selectMissing,
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
  /** Id of the user who reported the missed edition; null: the program. */
  readonly reportedBy: number | null;
}

/**
 * Reports that ads did not run, each once a day. Their other dates stay and are not held up; the choice is carried out by a job, or
 * by the client's answer. Of a cancelled edition, unpaid ads move too: there is no money to choose. Returns the number of ads that
 * are new.
 */
export async function reportMissed(
  tx: Tx,
  deps: Deps,
  adIds: readonly number[],
  missing: Missing,
): Promise<number> {
  await lockOrdersOfAds(tx, adIds);
  const now = deps.clock.now();
  let reported = 0;
  for (const ad of await selectMissing(tx, adIds)) {
    const isPlanned = ad.support_id === missing.supportId && ad.dates.includes(missing.day);
    const isSettled = isSettledOrder(ad.order_status);
    const isUnpaid = missing.cause === "cancelled" && isCancellable(ad.order_status);
    if (!isPlanned || !(isSettled || isUnpaid)) continue;
    const choice = isSettled ? missing.choice : "move";
    if (await reportOne(tx, deps, ad, { ...missing, choice }, now)) reported += 1;
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
  const isClientsChoice = choice === "client";
  const link = { purpose: "missed-ad", user_id: ad.user_id, lifetime: LINK_LASTS } as const;
  const linkId = isClientsChoice ? await createLink(tx, deps.config, link, now) : null;
  const kept = await insertMissed(tx, {
    ad_id: ad.id,
    support_id: supportId,
    day,
    business_id: ad.business_id,
    user_id: ad.user_id,
    cause,
    choice,
    before: ad.dates,
    charged: ad.total,
    link_id: linkId,
    reason_fr: reasons?.fr ?? "",
    reason_ar: reasons?.ar ?? "",
    reported_by: reportedBy,
    reported_at: new Date(now),
    due_at: new Date(isClientsChoice ? now + MISSED_CHOICE_MILLISECONDS : now),
  });
  if (kept === undefined) return false;
  const rest = ad.dates.filter((date) => date !== day);
  if (rest.length > 0) {
    await writeDates(tx, [{ id: ad.id, dates: rest }]);
    if (cause === "late_payment") await enter(tx, deps, ad, rest);
  }
  await rebaseReports(tx, ad.id);
  const row = await lockMissed(tx, { id: kept.id });
  if (row && isClientsChoice) await notifyMissed(tx, row, ad, "choice", new Date(now));
  return true;
}

/** Days after a cancellation for which its ads are looked for. */
const LOOK_BACK = 30;

/**
 * Finds what did not run: ads of cancelled editions, money that arrived after a closing, and paid ads that were not accepted in time.
 * Their clients are asked, unless the desk chose for them; what they leave open moves when their time is over. A process that ends
 * in the middle leaves whole ads, and another goes on; an ad that fails is tried again later, and holds back no other.
 */
export const carryMissed: Job = {
  name: "ads that did not run",
  every: 1000,
  async run(context) {
    await carryCancelled(context);
    await carryLate(context);
    await carryUndecided(context);
    await carryDue(context);
  },
};

async function carryUndecided(context: Context): Promise<void> {
  const rows = await beginRows(context, "undecided");
  const undecided = await listUndecided(context.db, momentOf(context).today, rows.deferred);
  for (const { ad_id: adId, support_id: supportId, day } of undecided) {
    const missing = { supportId, day, cause: "undecided", choice: "client" } as const;
    await rows.attempt({ id: rowOfDay(adId, day), adId }, () =>
      transaction(context.db, (tx) =>
        reportMissed(tx, context, [adId], { ...missing, reportedBy: null }),
      ),
    );
  }
  if (undecided.length < BATCH) await rows.end();
}

/** Carries out the choices whose time has come. */
async function carryDue(context: Context): Promise<void> {
  const rows = await beginRows(context, "missed");
  const { today, clock } = momentOf(context);
  const now = new Date(clock.now);
  const due = await listDue(context.db, { now, today, without: rows.deferred });
  for (const { id, ad_id } of due) {
    const carry = async (tx: Tx) => {
      const missed = await lockMissed(tx, { id });
      if (missed === undefined || (await enterAfterAll(tx, context, missed))) return;
      if (missed.due_at > now) return;
      const wanted = missed.choice === "refund" ? "refund" : "move";
      await carryOutMissed(tx, context, missed, wanted, missed.reported_by);
    };
    await rows.attempt({ id, adId: ad_id }, () => transaction(context.db, carry));
  }
  if (due.length < BATCH) await rows.end();
}

/** Reports the paid ads that an issue does not show, once after each recording of it; their clients choose. */
export const reportAbsent: Job = {
  name: "ads absent from their issues",
  every: 1000,
  async run(context) {
    const rows = await beginRows(context, "absent");
    for (const issue of await listAbsencesDue(context.db)) {
      const absent = await listAbsent(context.db, issue.id);
      for (const { ad_id: adId, support_id: supportId, day } of absent) {
        const id = rowOfDay(adId, day);
        if (rows.deferred.has(id)) continue;
        const missing = { supportId, day, cause: "left_out", choice: "client" } as const;
        const report = async (tx: Tx) => {
          const records = await selectPrintRecords(tx, [adId]);
          const isAbsent = records.some((record) => record.day === day && !record.printed);
          if (isAbsent) await reportMissed(tx, context, [adId], { ...missing, reportedBy: null });
        };
        await rows.attempt({ id, adId }, () => transaction(context.db, report));
      }
      if (!absent.some(({ ad_id, day }) => rows.deferred.has(rowOfDay(ad_id, day)))) {
        await endAbsences(context.db, issue);
      }
    }
    await rows.end();
  },
};

/** Reports the next ads of cancelled editions, the unpaid ones too; of an edition that fails as a whole, ad by ad. */
async function carryCancelled(context: Context): Promise<void> {
  const rows = await beginRows(context, "cancelled");
  const since = addDays(momentOf(context).today, -LOOK_BACK);
  const ads = await listCancelled(context.db, { since }, rows.deferred);
  const rowOf = ({ id, day }: CancelledAds[number]) => rowOfDay(id, day);
  const reportAlone = (ad: CancelledAds[number]) =>
    rows.attempt({ id: rowOf(ad), adId: ad.id }, () => reportEdition(context, [ad]));
  const isRetried = (ad: CancelledAds[number]) => rows.due.includes(rowOf(ad));
  for (const ad of ads.filter(isRetried)) await reportAlone(ad);
  for (const edition of editionsOf(ads.filter((ad) => !isRetried(ad)))) {
    try {
      await reportEdition(context, edition);
    } catch (error) {
      context.log.warn({ err: error }, "ads of a cancelled edition are reported one by one");
      for (const ad of edition) await reportAlone(ad);
    }
  }
  if (ads.length < BATCH) await rows.end();
}

/** Reports the next ads of a cancelled edition, the unpaid ones too. */
export async function reportCancelled(deps: Deps, edition: EditionKey): Promise<void> {
  const ads = await listCancelled(deps.db, edition);
  for (const one of editionsOf(ads)) await reportEdition(deps, one);
}

type CancelledAds = Awaited<ReturnType<typeof listCancelled>>;

const editionsOf = (ads: CancelledAds) =>
  Map.groupBy(ads, ({ support_id, day }) => `${support_id} ${day}`).values();

async function reportEdition(deps: Deps, ads: CancelledAds): Promise<void> {
  const [first] = ads;
  if (first === undefined) return;
  const { support_id: supportId, day, choice, fr, ar, cancelled_by: reportedBy } = first;
  const missing = { supportId, day, cause: "cancelled", choice, reportedBy } as const;
  const ids = ads.map(({ id }) => id);
  await transaction(deps.db, (tx) =>
    reportMissed(tx, deps, ids, { ...missing, reasons: { fr, ar } }),
  );
}

/** Offers the ads of orders that were settled after a closing another day, or their money. */
async function carryLate(context: Context): Promise<void> {
  const rows = await beginRows(context, "late");
  const late = await listLateSettlements(context.db, rows.deferred);
  for (const { order_id, ad_id } of late) {
    await rows.attempt({ id: order_id, adId: ad_id }, () =>
      transaction(context.db, (tx) => offerLate(tx, context, order_id)),
    );
  }
  if (late.length < BATCH) await rows.end();
}

/** Offers the ads of one order; false where another process has it. */
async function offerLate(tx: Tx, deps: Deps, orderId: number): Promise<boolean> {
  const at = new Date(deps.clock.now());
  const ads = await lockLateSettlement(tx, orderId);
  for (const { ad_id, support_id, dates } of ads) {
    for (const day of await holdEditions(tx, support_id, dates)) {
      const missing = { supportId: support_id, day, cause: "late_payment" } as const;
      await reportMissed(tx, deps, [ad_id], { ...missing, choice: "client", reportedBy: null });
    }
    // Every edition was opened again meanwhile: nothing was missed.
    const [ad] = await selectMissing(tx, [ad_id]);
    if (ad) await enter(tx, deps, ad, ad.dates);
  }
  if (ads.length === 0) return false;
  await endLateSettlement(tx, orderId, at);
  return true;
}
