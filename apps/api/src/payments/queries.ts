import type { Centimes } from "@parution/rules/money";
import { sql, type Transaction, type Updateable } from "kysely";
import { reachOf } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** An order within the caller's reach; undefined: none. */
export function selectOrder(db: Queries, orderId: number, identity: Identity) {
  const reach = reachOf(identity);
  return db
    .selectFrom("orders")
    .select(["id", "ref", "kind", "status", "total", "payment_method"])
    .select(isAfterClosing.as("after_closing"))
    .where("id", "=", orderId)
    .where(reach.column, "=", reach.id)
    .executeTakeFirst();
}

/** True for an order that was paid after an edition of its ad had closed, until it is settled what becomes of that date. */
const isAfterClosing = sql<boolean>`exists (
    select from late_settlements late where late.order_id = orders.id and late.handled_at is null)
  or exists (
    select from missed_ads missed join ads on ads.id = missed.ad_id
    where ads.order_id = orders.id and missed.cause = 'late_payment' and missed.state = 'open')`;

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

/** An attempt by its provider and reference, with everything that an answer to it decides on. */
export const selectAttempt = (db: Queries, provider: "cmi" | "cash", ref: string) =>
  db
    .selectFrom("payments")
    .select([
      "id",
      "order_id",
      "provider",
      "amount",
      "status",
      "outcome",
      "transaction_ref",
      "expires_at",
    ])
    .where("provider", "=", provider)
    .where("ref", "=", ref);

/** A code of the cash partner's with its order's reference; undefined: none. */
export function selectCode(db: Queries, code: string) {
  return db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select([
      "payments.amount",
      "payments.status",
      "payments.result_code",
      "payments.expires_at",
      "orders.ref",
    ])
    .where("payments.provider", "=", "cash")
    .where("payments.ref", "=", code)
    .executeTakeFirst();
}

/** Name and contact of the user who pays by card. */
export function selectPayer(db: Queries, userId: number) {
  return db
    .selectFrom("users")
    .select(["first_name", "last_name", "email", "phone"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

interface NewAttempt {
  readonly ref: string;
  readonly orderId: number;
  readonly amount: Centimes;
  readonly startedAt: Date;
}

/** Writes a started attempt to pay by card. */
export async function insertCardAttempt(
  tx: Transaction<Database>,
  { ref, orderId, provider, amount, startedAt }: NewAttempt & { readonly provider: "cmi" },
): Promise<void> {
  await tx
    .insertInto("payments")
    .values({
      ref,
      order_id: orderId,
      provider,
      amount,
      status: "started",
      started_at: startedAt,
    })
    .execute();
}

/** Writes a code of the cash partner's; undefined, with nothing written, when the code exists already. */
export function insertCashAttempt(
  tx: Transaction<Database>,
  { ref, orderId, amount, startedAt, expiresAt }: NewAttempt & { readonly expiresAt: Date },
) {
  return tx
    .insertInto("payments")
    .values({
      ref,
      order_id: orderId,
      provider: "cash",
      amount,
      status: "started",
      started_at: startedAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column("ref").doNothing())
    .returning("ref")
    .executeTakeFirst();
}

/** Writes the answer to an attempt. */
export async function updateAttempt(
  tx: Transaction<Database>,
  id: number,
  answer: Pick<
    Updateable<Database["payments"]>,
    "status" | "outcome" | "transaction_ref" | "result_code" | "answered_at"
  >,
): Promise<void> {
  await tx.updateTable("payments").set(answer).where("id", "=", id).execute();
}
