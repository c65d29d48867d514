import { reachOf } from "../access/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** An order within the caller's reach; undefined: none. */
export function selectOrder(db: Queries, orderId: number, identity: Identity) {
  const reach = reachOf(identity);
  return db
    .selectFrom("orders")
    .select(["id", "ref", "kind", "status", "total", "payment_method"])
    .where("id", "=", orderId)
    .where(reach.column, "=", reach.id)
    .executeTakeFirst();
}

/** The attempt with the latest answer or start. */
export function selectLatestAttempt(db: Queries, orderId: number) {
  return db
    .selectFrom("payments")
    .select(["provider", "amount", "status", "outcome"])
    .where("order_id", "=", orderId)
    .orderBy((eb) => eb.fn.coalesce("answered_at", "started_at"), "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof selectLatestAttempt>>>;

/** The open code of an order at the cash partner; undefined: none. */
export function selectOpenCode(db: Queries, orderId: number) {
  return db
    .selectFrom("payments")
    .select(["ref", "amount", "status", "expires_at"])
    .where("order_id", "=", orderId)
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .executeTakeFirst();
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof selectOpenCode>>>;

/** Orders of open codes past their expiry. */
export function selectOverdueCodes(db: Queries, now: Date) {
  return db
    .selectFrom("payments")
    .select("order_id")
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .where("expires_at", "<=", now)
    .execute();
}

/** The attempt of a reference; undefined: none. */
export function findAttempt(db: Queries, ref: string) {
  return db
    .selectFrom("payments")
    .select(["order_id", "status"])
    .where("ref", "=", ref)
    .executeTakeFirst();
}
