import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { holdEditions } from "../edition-state/index.ts";
import type { JsonRow } from "../platform/database/insert-records.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { beginRows } from "../platform/job-rows.ts";
import type { Job } from "../platform/jobs.ts";
import { carryOutRefunds, finishClosure } from "./carry-out.ts";
import { isAsPlanned, planOf } from "./closed-ad.ts";
import {
  endPlanned,
  insertPlanned,
  lockPlanned,
  lockUnplanned,
  type PlannedAd,
  selectToPlan,
  writeDates,
} from "./closed-ad-queries.ts";
import { type LockedClosure, listUnended, lockClosure, writeState } from "./closure-queries.ts";
import type { Deps } from "./days.ts";
import { openDaysAfter } from "./declare.ts";
import { queueLetters } from "./letters.ts";

/** Ads of one transaction. */
const BATCH = 500;
/** Transactions of one run at most: a process that stops waits for its run. */
const IN_ONE_RUN = 40;

/**
 * Carries late closures on: re-plans their ads, queues the letters, books the refunds when the undo time is over, or restores the
 * dates of one that was taken back. A process that ends in the middle leaves whole batches, and another goes on.
 */
export const carryClosures: Job = {
  name: "late closures",
  every: 1000,
  async run(context) {
    const rows = await beginRows(context, "closures");
    for (const { id } of await listUnended(context.db)) {
      if (rows.deferred.has(String(id))) continue;
      await rows.attempt({ id, adId: null }, async () => {
        let step: Step = "more";
        for (let done = 0; step === "more" && done < IN_ONE_RUN; done += 1) {
          step = await carryOn(context, id);
        }
        return step !== "held";
      });
    }
    await rows.end();
  },
};

/** Outcome of a transaction: more to do now, nothing more, or another process does it. */
type Step = "more" | "none" | "held";

/** One transaction for a closure. */
async function carryOn(deps: Deps, closureId: number): Promise<Step> {
  return transaction(deps.db, async (tx) => {
    const closure = await lockClosure(tx, closureId);
    if (closure === undefined) return "held";
    return (await carryBatch(tx, deps, closure)) ? "more" : "none";
  });
}

/** One batch of a closure; false when there is nothing more to do now. */
async function carryBatch(tx: Tx, deps: Deps, closure: LockedClosure): Promise<boolean> {
  switch (closure.state) {
    case "planning":
    case "planned":
      return planBatch(tx, deps, closure);
    case "carrying_out":
      if (await carryOutRefunds(tx, deps, closure)) return true;
      return finishClosure(tx, deps, closure);
    case "undoing":
      return restoreBatch(tx, deps, closure);
    default:
      return false;
  }
}

type Tx = Transaction<Database>;

/** Plans the next ads; with none left, queues the letters; with the undo time over, lets the rest begin. */
async function planBatch(tx: Tx, deps: Deps, closure: LockedClosure): Promise<boolean> {
  const orderIds = await lockUnplanned(tx, closure, BATCH);
  if (orderIds.length > 0) {
    await planAds(tx, deps, closure, orderIds);
    return true;
  }
  await queueLetters(tx, deps, closure);
  if (closure.due_at.getTime() <= deps.clock.now()) {
    await writeState(tx, closure.id, "carrying_out");
    return true;
  }
  if (closure.state === "planning") await writeState(tx, closure.id, "planned");
  return false;
}

async function planAds(
  tx: Tx,
  deps: Deps,
  closure: LockedClosure,
  orderIds: readonly number[],
): Promise<void> {
  const closed = toIsoDate(closure.date);
  const open = await openDaysAfter({ ...deps, db: tx }, closure.support_id, closed);
  const ads = (await selectToPlan(tx, orderIds)).filter(({ dates }) => dates.includes(closed));
  const plans = await planIntoOpen(tx, closure, ads, open);
  if (plans.length === 0) return;
  await insertPlanned(tx, plans);
  await writeDates(
    tx,
    plans
      .filter(({ after }) => after.length > 0)
      .map(({ ad_id, after }) => ({ id: ad_id, dates: after })),
  );
}

/** Plans of ads into editions of the `open` days that do not close before the transaction ends. */
export async function planIntoOpen(
  tx: Tx,
  closure: LockedClosure,
  ads: readonly PlannedAd[],
  open: readonly IsoDate[],
): Promise<Planned[]> {
  const closed = toIsoDate(closure.date);
  const plans = ads.map((ad) => plannedRow(ad, closure, planOf(ad, closure.choice, closed, open)));
  const added = plans.flatMap(({ before, after }) => after.filter((day) => !before.includes(day)));
  const days = [...new Set(added)].map(toIsoDate);
  const refused = await holdEditions(tx, closure.support_id, days);
  if (refused.length === 0) return plans;
  const rest = open.filter((day) => !refused.includes(day));
  return planIntoOpen(tx, closure, ads, rest);
}

type Planned = JsonRow<"closed_ads"> & {
  readonly ad_id: number;
  readonly after: readonly IsoDate[];
};

function plannedRow(
  ad: PlannedAd,
  closure: LockedClosure,
  plan: ReturnType<typeof planOf>,
): Planned {
  return {
    closure_id: closure.id,
    ad_id: ad.id,
    business_id: ad.business_id,
    user_id: ad.user_id,
    before: ad.dates,
    charged: ad.total,
    ...plan,
  };
}

/** Gives the next ads their dates again, but for those that were changed in the meantime. */
async function restoreBatch(tx: Tx, deps: Deps, closure: LockedClosure): Promise<boolean> {
  const ads = await lockPlanned(tx, closure.id, BATCH);
  if (ads.length === 0) {
    await writeState(tx, closure.id, "undone", new Date(deps.clock.now()));
    return false;
  }
  const [same, changed] = [ads.filter(isAsPlanned), ads.filter((ad) => !isAsPlanned(ad))];
  await writeDates(
    tx,
    same.map(({ id, before }) => ({ id, dates: before })),
  );
  const idsOf = (list: typeof ads) => list.map(({ id }) => id);
  await endPlanned(tx, closure.id, idsOf(same), "undone");
  await endPlanned(tx, closure.id, idsOf(changed), "changed");
  return true;
}
