import { lockOrder, releaseCashCode } from "../orders/index.ts";
import type { Context } from "../platform/context/index.ts";
import { transaction } from "../platform/database/index.ts";
import type { Job } from "../platform/jobs/index.ts";

/** Ends the codes that have run out: their orders are unpaid again. */
export const expireCodes: Job = {
  name: "cash codes",
  every: 10_000,
  async run({ db, clock }) {
    const now = new Date(clock.now());
    const overdue = await db
      .selectFrom("payments")
      .select("order_id")
      .where("provider", "=", "cash")
      .where("status", "=", "started")
      .where("expires_at", "<=", now)
      .execute();
    for (const { order_id } of overdue) await expire(db, order_id, now);
  },
};

/** Each in a transaction of its own, looked at again once its order is held: it may have been paid or replaced. */
function expire(db: Context["db"], orderId: number, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, orderId, null);
    const stillOpen = await tx
      .selectFrom("payments")
      .select("id")
      .where("order_id", "=", orderId)
      .where("provider", "=", "cash")
      .where("status", "=", "started")
      .where("expires_at", "<=", now)
      .executeTakeFirst();
    if (stillOpen) await releaseCashCode(tx, orderId, "expired", now);
  });
}
