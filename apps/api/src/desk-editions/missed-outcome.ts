import { adStatusOf } from "@parution/rules/ads";
import { latestDay, leavesTimeToPay, replanDates } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { openingDay } from "@parution/rules/notices";
import { arabic } from "@parution/rules/notices/ar";
import { french } from "@parution/rules/notices/fr";
import type { Transaction } from "kysely";
import {
  type Deps,
  isSettledOrder,
  lowerPrice,
  openDaysAfter,
  refundLostDate,
  refundOf,
  writeDates,
} from "../desk-calendar/index.ts";
import { holdEditions } from "../edition-state/index.ts";
import { adStatusAfter, paymentMethodOf, releaseCashCode } from "../orders/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { publishDue } from "../publishing/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { notifyMissed } from "./missed-letters.ts";
import {
  emailOf,
  endMissed,
  lockMissed,
  type Missed,
  type MissingAd,
  rebaseReports,
  selectMissing,
  writeAdStatus,
} from "./missed-queries.ts";

type Tx = Transaction<Database>;

/** Moves a missed ad to the next open edition, or gives its money back where that is wanted or there is none. */
export async function carryOutMissed(
  tx: Tx,
  deps: Deps,
  missed: Missed,
  wanted: "move" | "refund",
  by: number | null,
): Promise<void> {
  const ad = await selectUnchanged(tx, deps, missed);
  if (ad === null) return;
  const at = new Date(deps.clock.now());
  const moved = wanted === "move" ? await nextDates(tx, deps, ad, missed) : null;
  if (moved === null) await refund(tx, ad, missed, at);
  else await move(tx, deps, ad, missed, moved, at);
  await rebaseReports(tx, ad.id);
  const ended = await lockMissed(tx, { id: missed.id });
  if (ended) await notifyMissed(tx, ended, ad, "outcome", at);
  await note(tx, deps, ad, missed, by);
}

/** The ad of an open report as that left it; null, with the report ended, when it was changed meanwhile. */
async function selectUnchanged(tx: Tx, deps: Deps, missed: Missed): Promise<MissingAd | null> {
  const [ad] = await selectMissing(tx, [missed.ad_id]);
  if (ad === undefined || missed.state !== "open") return null;
  if (isUnchanged(ad, missed)) return ad;
  await endMissed(tx, missed.id, { state: "changed" }, new Date(deps.clock.now()));
  return null;
}

/** True while an ad is as its reports left it. */
export function isUnchanged(ad: MissingAd, { before, charged }: Missed): boolean {
  const rest = before.map(toIsoDate).filter((date) => !ad.open_days.includes(date));
  const status = adStatusOf(ad.status);
  const isAlive = status !== "cancelled" && status !== "archived";
  const isSame =
    rest.length > 0
      ? ad.dates.join() === rest.join()
      : ad.dates.every((date) => before.includes(date));
  return isAlive && isSame && ad.total === charged;
}

/** Dates with the next open edition, which does not close before the transaction ends; null: there is none. */
async function nextDates(tx: Tx, deps: Deps, ad: MissingAd, { day, before }: Missed) {
  const from = toIsoDate(day);
  const { fixed_price: fixedPrice, lead_hours: leadHours } = ad;
  const latest = latestDay(from, openingDay(ad.paper_content, [french, arabic]));
  const { clock } = momentOf(deps);
  const isInTime = (firstDate: IsoDate) =>
    isSettledOrder(ad.order_status) || leavesTimeToPay({ firstDate, fixedPrice, leadHours }, clock);
  let open = (await openDaysAfter({ ...deps, db: tx }, ad.support_id, from)).filter(isInTime);
  for (;;) {
    const dates = replanDates({ dates: before, latest }, from, open);
    const added = dates?.filter((date) => !before.includes(date)) ?? [];
    const closed = await holdEditions(tx, ad.support_id, added);
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
  const remaining = await writeRemaining(tx, ad, missed, dates);
  await endMissed(tx, missed.id, { state: "moved", after: dates }, at);
  // A moderator has still to decide an ad that was not accepted in time.
  if (missed.cause !== "undecided") await enter(tx, deps, ad, remaining);
}

/** Money that the refund of a missed date gives back; 0 while nothing is paid. */
export function refundDue(ad: MissingAd, { before }: Pick<Missed, "before">): number {
  if (!isSettledOrder(ad.order_status)) return 0;
  return refundOf({ ...ad, dates: before.map(toIsoDate) });
}

async function refund(tx: Tx, ad: MissingAd, missed: Missed, at: Date): Promise<void> {
  const { charged } = missed;
  const before = missed.before.map(toIsoDate);
  const after = before.filter((date) => date !== toIsoDate(missed.day));
  const isSettled = isSettledOrder(ad.order_status);
  const amount = refundDue(ad, missed);
  const given = { ...ad, before, after, charged, refund: amount };
  if (isSettled || after.length === 0) await refundLostDate(tx, given, at);
  else {
    await lowerPrice(tx, given);
    // The code of a cash partner was for the former amount.
    await releaseCashCode(tx, ad.order_id, "replaced", at);
  }
  if (after.length > 0) await writeRemaining(tx, ad, missed, after);
  await endMissed(tx, missed.id, { state: "refunded", after, refund: amount }, at);
}

/** Writes dates of an ad but for those that other open reports of it hold, unless it has no others; returns those written. */
export async function writeRemaining(
  tx: Tx,
  ad: MissingAd,
  missed: Missed,
  dates: readonly IsoDate[],
): Promise<readonly IsoDate[]> {
  const held = ad.open_days.filter((day) => day !== toIsoDate(missed.day));
  const free = dates.filter((date) => !held.includes(date));
  const written = free.length > 0 ? free : dates;
  await writeDates(tx, [{ id: ad.id, dates: written }]);
  return written;
}

/** Lets a paid ad that only the closing held up go on as it would have on its payment, if its dates are open. */
export async function enter(
  tx: Tx,
  deps: Deps,
  ad: MissingAd,
  dates: readonly IsoDate[],
): Promise<void> {
  const method = paymentMethodOf(ad.payment_method);
  const waits = adStatusOf(ad.status) === "awaiting" && isSettledOrder(ad.order_status);
  if (!waits || method === null) return;
  if ((await holdEditions(tx, ad.support_id, dates)).length > 0) return;
  const status = await adStatusAfter(tx, ad.order_id, method, deps);
  await writeAdStatus(tx, ad.id, status);
  if (adStatusOf(status) === "validated") await publishDue(tx, deps, ad.order_id);
}

/** Appends the end of a report to the trail. */
export async function note(tx: Tx, deps: Deps, ad: MissingAd, missed: Missed, by: number | null) {
  const ended = await lockMissed(tx, { id: missed.id });
  await appendToTrail(tx, {
    at: new Date(deps.clock.now()),
    operator: by === null ? "automatic" : (await emailOf(tx, by)).email,
    command: "ad-not-run",
    subject: `${ad.support_slug} ${missed.day} ${ad.ref_web}`,
    reason: missed.reason_fr || missed.cause,
    before: { dates: missed.before },
    after: { state: ended?.state ?? "", dates: ended?.after ?? [], refund: ended?.refund ?? 0 },
  });
}
