import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import {
  type Addressee,
  addresseeOf,
  type Letters,
  type MailedOrder,
  type QueuedMail,
  queueMail,
  rememberLanguage,
} from "../mail/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { selectNotifiedOrder } from "./queries.ts";

type Letter = "order-received" | "cash-code" | "payment-received" | "payment-credited";
type Written<Name extends Letter> = Pick<QueuedMail<Name>, "template" | "data" | "key">;

interface Receipt {
  /** Language of the order, which its orderer reads. */
  readonly language: Language;
  /** True when it is still to be paid, or confirmed; otherwise it stands on the account on term. */
  readonly awaitsPayment: boolean;
  /** True when its account is charged in place of paying. */
  readonly onTerm: boolean;
  readonly at: Date;
}

/** Mails the receipt of an order of journals or of a subscription. */
export async function notifyOrderReceived(
  tx: Transaction<Database>,
  orderId: number,
  { language, awaitsPayment, onTerm, at }: Receipt,
): Promise<void> {
  const { userId, ...order } = await readNotified(tx, orderId);
  await rememberLanguage(tx, userId, language);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  await queueMail(tx, receiptOf({ ...order, dates: [] }, reader, { awaitsPayment, onTerm }), at);
}

/** The receipt of an order, as a mail. */
export function receiptOf(
  order: MailedOrder & { readonly dates: readonly IsoDate[] },
  { name, ...address }: Addressee,
  payment: Pick<Letters["order-received"], "awaitsPayment" | "onTerm" | "payableUntil">,
): QueuedMail<"order-received"> {
  const data = { ...order, name, ...payment };
  return { ...address, template: "order-received", data, key: `order-received:${order.orderId}` };
}

/** Mails the code to pay in cash, once for each code. */
export function notifyCashCode(
  tx: Transaction<Database>,
  orderId: number,
  given: Pick<Letters["cash-code"], "code" | "amount" | "expiresAt">,
  at: Date,
): Promise<void> {
  return notifyOrderer(tx, orderId, at, (order) => ({
    template: "cash-code",
    data: { ...order, ...given },
    key: `cash-code:${given.code}`,
  }));
}

/** Mails that the order was paid. */
export function notifyPaymentReceived(
  tx: Transaction<Database>,
  orderId: number,
  method: Letters["payment-received"]["method"],
  at: Date,
): Promise<void> {
  return notifyOrderer(tx, orderId, at, (order) => ({
    template: "payment-received",
    data: { ...order, method },
    key: `payment-received:${orderId}`,
  }));
}

/** Mails that money for an order that no longer waited for it was credited to the balance. */
export function notifyPaymentCredited(
  tx: Transaction<Database>,
  orderId: number,
  payment: { readonly id: number; readonly amount: Centimes },
  at: Date,
): Promise<void> {
  return notifyOrderer(tx, orderId, at, (order) => ({
    template: "payment-credited",
    data: { ...order, amount: payment.amount },
    key: `payment-credited:${payment.id}`,
  }));
}

async function notifyOrderer<Name extends Letter>(
  tx: Transaction<Database>,
  orderId: number,
  at: Date,
  write: (order: MailedOrder & { readonly name: string }) => Written<Name>,
): Promise<void> {
  const { userId, ...order } = await readNotified(tx, orderId);
  const reader = await addresseeOf(tx, userId);
  if (reader === null) return;
  const { name, ...address } = reader;
  await queueMail(tx, { ...address, ...write({ ...order, name }) }, at);
}

async function readNotified(
  tx: Transaction<Database>,
  orderId: number,
): Promise<MailedOrder & { readonly userId: number }> {
  const { ref, kind, total, user_id } = await selectNotifiedOrder(tx, orderId);
  return { orderId, reference: ref, kind, total, userId: user_id };
}
