import { splitTax } from "@parution/rules/money";
import type { Transaction } from "kysely";
import { creditEdit, lockAccounts } from "../ledger/index.ts";
import { cancelLocked } from "../orders/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { cancelPaid } from "../publishing/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { chargedFor, isAsPlanned, isSettledOrder, priceWithoutDate } from "./closed-ad.ts";
import {
  endPlanned,
  type LockedAd,
  lockRefunds,
  settleReplanned,
  writePrice,
} from "./closed-ad-queries.ts";
import { findForTrail, type LockedClosure, listClosures, writeState } from "./closure-queries.ts";
import type { Deps } from "./days.ts";

type Tx = Transaction<Database>;

/** Books the refunds of the next account; false when none is left. Ads that were changed in the meantime stay as they are. */
export async function carryOutRefunds(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  closure: LockedClosure,
): Promise<boolean> {
  const ads = await lockRefunds(tx, closure.id);
  const at = new Date(clock.now());
  for (const ad of ads) {
    const isSame = isAsPlanned(ad);
    if (isSame) await refundLostDate(tx, ad, at);
    await endPlanned(tx, closure.id, [ad.id], isSame ? "settled" : "changed");
  }
  return ads.length > 0;
}

/** Cancels an ad without another date, and gives all of its money back; of any other, the money of the lost date. */
export async function refundLostDate(
  tx: Tx,
  ad: Omit<LockedAd, "dates" | "status">,
  at: Date,
): Promise<void> {
  const isSettled = isSettledOrder(ad.order_status);
  if (ad.after.length === 0) {
    if (isSettled) await cancelPaid(tx, ad.id, ad, at);
    else await cancelLocked(tx, ad.order_id, at);
    return;
  }
  if (!isSettled) return;
  const before = { total: ad.total, exclTax: ad.excl_tax, tax: ad.tax };
  const after = await lowerPrice(tx, ad);
  const accounts = await lockAccounts(tx, ad.business_id);
  await creditEdit(tx, accounts, { id: ad.order_id, before, after }, at, "date_credit");
}

/** Takes the share of one date off the price of an ad and of its order. */
export async function lowerPrice(tx: Tx, ad: Omit<LockedAd, "dates" | "status">) {
  const price = priceWithoutDate(ad, ad.before.length);
  const total = chargedFor(price, ad);
  const after = { total, ...splitTax(total) };
  await writePrice(tx, ad, price, after);
  return after;
}

/** Ends a closure whose refunds are booked, with an entry of the trail. */
export async function finishClosure(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  closure: LockedClosure,
): Promise<false> {
  const at = new Date(clock.now());
  await settleReplanned(tx, closure.id);
  await writeState(tx, closure.id, "done", at);
  const { slug, email } = await findForTrail(tx, closure.id);
  const [sum] = await listClosures(tx, { id: closure.id });
  await appendToTrail(tx, {
    at,
    operator: email,
    command: "day-closed",
    subject: `${slug} ${closure.date}`,
    reason: closure.reason_fr,
    before: { ads: closure.ads },
    after: {
      replanned: Number(sum?.replanned ?? 0),
      refunded: Number(sum?.refunded ?? 0),
      dropped: Number(sum?.dropped ?? 0),
      amount: Number(sum?.amount ?? 0),
    },
  });
  return false;
}
