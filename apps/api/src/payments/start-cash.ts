import { adFinaliseCutoff } from "@parution/rules/calendar";
import type { Transaction } from "kysely";
import { type Order, promiseCash, tellCashCode, voidCashCode } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { isGood } from "./attempt.ts";
import { newCode } from "./cash/index.ts";

/** How long a code is good, in milliseconds, where no deadline ends it earlier. */
const VALIDITY = 72 * 3_600_000;
/** Milliseconds; a code ends on a full minute, which is easier to read and to say at an agency. */
const MINUTE = 60_000;

/**
 * Gives an order that its transaction has locked a code to be paid with at a cash partner's. One that it already has, for
 * the same amount, stays: the payer may have written it down.
 */
export async function startCashPayment(
  tx: Transaction<Database>,
  order: Order,
  context: Pick<Context, "clock" | "config">,
): Promise<void> {
  const now = context.clock.now();
  const current = await tx
    .selectFrom("payments")
    .select(["amount", "status", "expires_at"])
    .where("order_id", "=", order.id)
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .executeTakeFirst();
  if (current && current.amount === order.total && isGood(current, now)) return;
  await voidCashCode(tx, order.id, "replaced", new Date(now));
  const expiresAt = expiryOf(order, now, context.config.publisherZone);
  const code = await insertCode(tx, order, now, new Date(expiresAt));
  await promiseCash(tx, order.id);
  await tellCashCode(tx, order.id, { code, amount: order.total, expiresAt }, new Date(now));
}

/** A code never outlives the deadline for paying its order (readings J5). */
function expiryOf({ firstDate, fixedPrice }: Order, now: number, zone: string): number {
  const expiry = Math.floor((now + VALIDITY) / MINUTE) * MINUTE;
  if (fixedPrice || firstDate === null) return expiry;
  return Math.min(expiry, adFinaliseCutoff(firstDate, zone));
}

/** @returns the code; should chance name one that exists, it is asked again. */
async function insertCode(
  tx: Transaction<Database>,
  order: Order,
  now: number,
  expiresAt: Date,
): Promise<string> {
  const inserted = await tx
    .insertInto("payments")
    .values({
      ref: newCode(),
      order_id: order.id,
      provider: "cash",
      amount: order.total,
      status: "started",
      started_at: new Date(now),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column("ref").doNothing())
    .returning("ref")
    .executeTakeFirst();
  return inserted === undefined ? insertCode(tx, order, now, expiresAt) : inserted.ref;
}
