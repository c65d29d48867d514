import type { Language } from "@parution/contract/call";
import { toIsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import {
  addresseeOf,
  type Letters,
  queueMail,
  rememberLanguage,
  type ToldOrder,
} from "../mail/index.ts";
import type { Database } from "../platform/database/index.ts";

interface Receipt {
  /** In which it was ordered: the one that its orderer reads. */
  readonly language: Language;
  /** Whether it is still to be paid; otherwise it stands on the account on term. */
  readonly awaitsPayment: boolean;
  readonly at: Date;
}

/** Tells who ordered that the order was kept. */
export async function tellOrderReceived(
  tx: Transaction<Database>,
  orderId: number,
  { language, awaitsPayment, at }: Receipt,
): Promise<void> {
  const { userId, ...order } = await readTold(tx, orderId);
  await rememberLanguage(tx, userId, language);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const dates = await readDates(tx, orderId);
  const data = { ...order, name, dates, awaitsPayment };
  const key = `order-received:${orderId}`;
  await queueMail(tx, { ...address, template: "order-received", data, key }, at);
}

/** Tells who ordered that the order was paid. */
export async function tellPaymentReceived(
  tx: Transaction<Database>,
  orderId: number,
  method: Letters["payment-received"]["method"],
  at: Date,
): Promise<void> {
  const { userId, ...order } = await readTold(tx, orderId);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const data = { ...order, name, method };
  const key = `payment-received:${orderId}`;
  await queueMail(tx, { ...address, template: "payment-received", data, key }, at);
}

/** Tells who ordered that money for an order that no longer waited for it stands on the balance. */
export async function tellPaymentCredited(
  tx: Transaction<Database>,
  orderId: number,
  payment: { readonly id: number; readonly amount: Centimes },
  at: Date,
): Promise<void> {
  const { userId, ...order } = await readTold(tx, orderId);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  const data = { ...order, name, amount: payment.amount };
  const key = `payment-credited:${payment.id}`;
  await queueMail(tx, { ...address, template: "payment-credited", data, key }, at);
}

async function readTold(
  tx: Transaction<Database>,
  orderId: number,
): Promise<ToldOrder & { readonly userId: number }> {
  const { ref, kind, total, user_id } = await tx
    .selectFrom("orders")
    .select(["ref", "kind", "total", "user_id"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { orderId, reference: ref, kind, total, userId: user_id };
}

async function readDates(tx: Transaction<Database>, orderId: number) {
  const rows = await tx
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .select("ad_dates.date")
    .where("ads.order_id", "=", orderId)
    .orderBy("ad_dates.date")
    .execute();
  return rows.map(({ date }) => toIsoDate(date));
}
