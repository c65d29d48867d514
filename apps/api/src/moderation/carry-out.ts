import { adStatusOf } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { orderStatusOf } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { beginRows } from "../platform/job-rows.ts";
import type { Job } from "../platform/jobs.ts";
import { askCorrection, decide } from "../publishing/index.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  endDecision,
  insertCorrection,
  listDueDecisions,
  lockDecision,
  returnUncorrected,
  selectForTrail,
} from "./decision-queries.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;

/** Decisions that are read at a time. */
const BATCH = 200;

/**
 * Carries out moderators' decisions whose undo time is over; several processes at once carry out different ones. One that fails is
 * tried again later, and holds back no other.
 */
export const carryOutDecisions: Job = {
  name: "moderation",
  every: 1000,
  async run(context) {
    const { db } = context;
    const { today, clock } = momentOf(context);
    const rows = await beginRows(context, "moderation");
    for (let read = BATCH; read === BATCH; ) {
      const wanted = { now: new Date(clock.now), without: rows.deferred, most: BATCH };
      const due = await listDueDecisions(db, wanted);
      for (const { id, ad_id } of due) {
        await rows.attempt({ id, adId: ad_id }, () => carryOutOne(context, id));
      }
      read = due.length;
    }
    await rows.end();
    await transaction(db, (tx) => returnToQueue(tx, today, new Date(clock.now)));
  },
};

/** Puts ads that were not corrected in time back into the queue, each with its entry of the trail. */
async function returnToQueue(tx: Transaction<Database>, today: IsoDate, at: Date): Promise<void> {
  for (const subject of await returnUncorrected(tx, today)) {
    await appendToTrail(tx, {
      at,
      operator: "automatic",
      command: "return-uncorrected",
      subject,
      reason: null,
      before: { toCorrect: true },
      after: { toCorrect: false },
    });
  }
}

/**
 * Carries out a decision, by the function that operators' decisions take too, with its entry of the trail. One whose ad was changed or
 * decided otherwise meanwhile is void. Answers false where another process has it.
 */
function carryOutOne({ db, clock, config }: Deps, decisionId: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const due = await lockDecision(tx, decisionId);
    if (due === undefined) return false;
    const before = await selectForTrail(tx, due.id);
    const reason = due.decision === "validate" ? null : due[`reason_${before.language}`];
    const isDone =
      before.version === due.text_hash &&
      (due.decision === "correct"
        ? await sendBack(tx, due, at)
        : await decide({ db: tx, clock, config }, due.ad_id, due.decision, reason, due.late));
    await endDecision(tx, due.id, isDone ? "carried_out" : "void", at);
    if (isDone) await writeTrail(tx, due, before, { at, reason });
    return true;
  });
}

/** Stores the current text of the ad, for the comparison with its correction. */
async function sendBack(tx: Transaction<Database>, due: Due, at: Date): Promise<boolean> {
  const { id: decisionId, ad_id, reason_fr: fr, reason_ar: ar } = due;
  const isRequested = await askCorrection(tx, ad_id, { fr, ar, decisionId }, at);
  if (isRequested) await insertCorrection(tx, due, at);
  return isRequested;
}

type Due = NonNullable<Awaited<ReturnType<typeof lockDecision>>>;
type State = Awaited<ReturnType<typeof selectForTrail>>;

async function writeTrail(
  tx: Transaction<Database>,
  { id, decision, late }: Due,
  before: State,
  { at, reason }: { readonly at: Date; readonly reason: string | null },
): Promise<void> {
  const after = await selectForTrail(tx, id);
  await appendToTrail(tx, {
    at,
    operator: before.moderator,
    command: decision,
    subject: before.ref_web,
    reason,
    before: factsOf(before),
    after: { ...factsOf(after), ...(late ? { late } : {}) },
  });
}

const factsOf = ({ ad, online, order, correction_fr }: State) => ({
  ad: adStatusOf(ad),
  toCorrect: correction_fr !== null,
  online,
  order: orderStatusOf(order),
});
