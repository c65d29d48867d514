import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import {
  type Addressee,
  addresseeOf,
  type Letters,
  type QueuedMail,
  queueMail,
  rememberLanguage,
  type ToldOrder,
} from "../mail/index.ts";
import type { Database } from "../platform/database/index.ts";

type Letter = "order-received" | "cash-code" | "payment-received" | "payment-credited";
type Written<Name extends Letter> = Pick<QueuedMail<Name>, "template" | "data" | "key">;

interface Receipt {
  /** In which it was ordered: the one that its orderer reads. */
  readonly language: Language;
  /** Whether it is still to be paid; otherwise it stands on the account on term. */
  readonly awaitsPayment: boolean;
  readonly at: Date;
}

/** Tells who ordered that an order of journals or of a subscription was kept. */
export async function tellOrderReceived(
  tx: Transaction<Database>,
  orderId: number,
  { language, awaitsPayment, at }: Receipt,
): Promise<void> {
  const { userId, ...order } = await readTold(tx, orderId);
  await rememberLanguage(tx, userId, language);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  await queueMail(tx, receiptOf({ ...order, dates: [] }, reader, { awaitsPayment }), at);
}

/** The letter that tells a reader that an order was kept. */
export function receiptOf(
  order: ToldOrder & { readonly dates: readonly IsoDate[] },
  { name, ...address }: Addressee,
  payment: Pick<Letters["order-received"], "awaitsPayment" | "payableUntil">,
): QueuedMail<"order-received"> {
  const data = { ...order, name, ...payment };
  return { ...address, template: "order-received", data, key: `order-received:${order.orderId}` };
}

/** Sends who ordered the code to pay the order with in cash, once for each code. */
export function tellCashCode(
  tx: Transaction<Database>,
  orderId: number,
  given: Pick<Letters["cash-code"], "code" | "amount" | "expiresAt">,
  at: Date,
): Promise<void> {
  return tellOrderer(tx, orderId, at, (order) => ({
    template: "cash-code",
    data: { ...order, ...given },
    key: `cash-code:${given.code}`,
  }));
}

/** Tells who ordered that the order was paid. */
export function tellPaymentReceived(
  tx: Transaction<Database>,
  orderId: number,
  method: Letters["payment-received"]["method"],
  at: Date,
): Promise<void> {
  return tellOrderer(tx, orderId, at, (order) => ({
    template: "payment-received",
    data: { ...order, method },
    key: `payment-received:${orderId}`,
  }));
}

/** Tells who ordered that money for an order that no longer waited for it stands on the balance. */
export function tellPaymentCredited(
  tx: Transaction<Database>,
  orderId: number,
  payment: { readonly id: number; readonly amount: Centimes },
  at: Date,
): Promise<void> {
  return tellOrderer(tx, orderId, at, (order) => ({
    template: "payment-credited",
    data: { ...order, amount: payment.amount },
    key: `payment-credited:${payment.id}`,
  }));
}

async function tellOrderer<Name extends Letter>(
  tx: Transaction<Database>,
  orderId: number,
  at: Date,
  write: (order: ToldOrder & { readonly name: string }) => Written<Name>,
): Promise<void> {
  const { userId, ...order } = await readTold(tx, orderId);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  await queueMail(tx, { ...address, ...write({ ...order, name }) }, at);
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
