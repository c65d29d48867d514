import { adFinaliseCutoff } from "@parution/rules/calendar";
import type { Transaction } from "kysely";
import {
  lockOrder,
  notifyCashCode,
  type Order,
  promiseCash,
  releaseCashCode,
  voidCashCode,
} from "../orders/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { isValidCode } from "./attempt.ts";
import { newCode } from "./cash-partner.ts";
import { insertCashAttempt, selectOpenCode, selectOverdueCodes } from "./queries.ts";

/** Lifetime of a code in milliseconds, unless a deadline ends it earlier. */
const VALIDITY = 72 * 3_600_000;
/** Milliseconds; a code ends on a full minute, which is easier to read and to say at an agency. */
const MINUTE = 60_000;

/**
 * Gives a locked order a code to be paid with at a cash partner's. A code that it already has, for
 * the same amount, stays: the payer may have written it down.
 */
export async function startCashPayment(
  tx: Transaction<Database>,
  order: Order,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  const now = context.clock.now();
  const current = await selectOpenCode(tx, order.id);
  if (current && current.amount === order.total && isValidCode(current, now)) return;
  await voidCashCode(tx, order.id, "replaced", new Date(now));
  const expiresAt = expiryOf(order, now, context.config.publisherZone);
  const code = await insertCode(tx, order, now, new Date(expiresAt));
  await promiseCash(tx, order.id);
  await notifyCashCode(tx, order.id, { code, amount: order.total, expiresAt }, new Date(now));
}

/** A code never outlives the deadline for paying its order. */
function expiryOf(order: Order, now: number, zone: string): number {
  const { firstDate, fixedPrice, leadHours } = order;
  const expiry = Math.floor((now + VALIDITY) / MINUTE) * MINUTE;
  if (fixedPrice || firstDate === null) return expiry;
  return Math.min(expiry, adFinaliseCutoff(leadHours, firstDate, zone));
}

/** Inserts a new code, and another one while the new code exists already. */
async function insertCode(
  tx: Transaction<Database>,
  order: Order,
  now: number,
  expiresAt: Date,
): Promise<string> {
  const inserted = await insertCashAttempt(tx, {
    ref: newCode(),
    orderId: order.id,
    amount: order.total,
    startedAt: new Date(now),
    expiresAt,
  });
  return inserted === undefined ? insertCode(tx, order, now, expiresAt) : inserted.ref;
}

/** Ends the codes that have run out: their orders are unpaid again. */
export const expireCodes: Job = {
  name: "cash codes",
  every: 10_000,
  async run({ db, clock }) {
    const now = new Date(clock.now());
    const overdue = await selectOverdueCodes(db, now);
    for (const { order_id } of overdue) await expire(db, order_id, now);
  },
};

/** Ends one code in a transaction of its own, read again once its order is locked: it may be paid or replaced by then. */
function expire(db: Context["db"], orderId: number, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, orderId, null);
    const open = await selectOpenCode(tx, orderId);
    if (open?.expires_at && open.expires_at <= now)
      await releaseCashCode(tx, orderId, "expired", now);
  });
}
