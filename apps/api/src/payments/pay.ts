import type { CallAnswer } from "@parution/contract/call";
import { payOrder } from "@parution/contract/payments";
import { canFinaliseAd } from "@parution/rules/calendar";
import { awaitsPayment, orderStatusOf } from "@parution/rules/orders";
import type { PaymentMethod } from "@parution/rules/payment";
import type { Transaction } from "kysely";
import { offeredMethods, requireCouponRight, requireOwnIdentity } from "../access/index.ts";
import { takeCoupon } from "../coupons/index.ts";
import { lockAccounts, payFromBalance, requireTopUpRoom } from "../ledger/index.ts";
import {
  datePassed,
  lockOrder,
  type Order,
  orderClosed,
  orderNotFound,
  requireOpenForOrder,
  settle,
  settleOnTerm,
} from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { conflict, forbidden, type Messages } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import { startCardPayment } from "./start-card.ts";
import { startCashPayment } from "./start-cash.ts";

type Outcome = Omit<CallAnswer<typeof payOrder>, "message"> & { readonly message: Messages };

/** Pays an order: from the balance, on term, with a code for a cash partner, or by sending the payer to the card provider. */
export const payOrderRoute = bindSession(payOrder, (request) =>
  once(request, async (tx) => {
    const { input, identity, context, language } = request;
    const { orderId, couponCode, clientHash } = input.body;
    requireOwnIdentity(identity, { clientHash });
    const order = await lockPayable(tx, orderId, identity, context);
    const methods = offeredMethods(identity, order.kind, context.config);
    const method = input.body.method ?? (methods.includes("onTerm") ? "onTerm" : "card");
    requireMethod(methods, method);
    const due = couponCode === undefined ? order : await withCoupon(tx, order, couponCode, request);
    const { message, ...outcome } = await payBy(method, tx, due, request);
    return { ...outcome, message: message[language] };
  }),
);

/** @throws ProblemError 403 when the caller's account is not offered the method (docs/domain/payments.md#methods). */
function requireMethod(methods: readonly PaymentMethod[], method: PaymentMethod): void {
  if (!methods.includes(method)) throw forbidden(texts.method);
}

async function lockPayable(
  tx: Transaction<Database>,
  orderId: number,
  identity: Identity,
  context: Context,
): Promise<Order> {
  const order = await lockOrder(tx, orderId, identity);
  if (order === null) throw orderNotFound();
  if (!awaitsPayment(order)) throw orderClosed(order.status);
  if (order.kind === "topup") await requireTopUpRoom(tx, order.businessId, order.total);
  if (!canFinaliseAd(order, clockOf(context))) throw datePassed();
  await requireOpenForOrder(tx, order.id);
  return order;
}

interface Asking {
  readonly identity: Identity;
  readonly context: Context;
  readonly language: "fr" | "ar";
}

async function withCoupon(
  tx: Transaction<Database>,
  order: Order,
  code: string,
  { identity, context }: Asking,
): Promise<Order> {
  requireCouponRight(identity, order.kind);
  return { ...order, ...(await takeCoupon(tx, code, order, context.clock.now())) };
}

/** Pays by a method; an order of which a coupon leaves nothing to pay, from the balance. */
function payBy(
  method: PaymentMethod,
  tx: Transaction<Database>,
  order: Order,
  asking: Asking,
): Promise<Outcome> {
  if (method === "onTerm") return payOnTerm(tx, order, asking);
  if (method === "card" && order.total > 0) return payWithCard(tx, order, asking);
  if (method === "cashPartner" && order.total > 0) return payWithCash(tx, order, asking);
  return payWithBalance(tx, order, asking);
}

async function payOnTerm(
  tx: Transaction<Database>,
  order: Order,
  { context }: Asking,
): Promise<Outcome> {
  await settleOnTerm(tx, order.businessId, order, context);
  return { status: "processing", message: texts.onTerm, redirection: null };
}

async function payWithBalance(
  tx: Transaction<Database>,
  order: Order,
  { context }: Asking,
): Promise<Outcome> {
  const accounts = await lockAccounts(tx, order.businessId);
  const at = new Date(context.clock.now());
  if (!(await payFromBalance(tx, accounts, order, at))) {
    throw conflict("INSUFFICIENT_BALANCE", texts.insufficient);
  }
  await settle(tx, order.id, "balance", context);
  return { status: "paid", message: texts.balance, redirection: null };
}

async function payWithCard(
  tx: Transaction<Database>,
  order: Order,
  { identity, context, language }: Asking,
): Promise<Outcome> {
  const checkout = await startCardPayment(tx, order, identity, context, language);
  return { status: orderStatusOf(order.status), message: texts.card, redirection: { ...checkout } };
}

async function payWithCash(
  tx: Transaction<Database>,
  order: Order,
  { context }: Asking,
): Promise<Outcome> {
  await startCashPayment(tx, order, context);
  return { status: "paymentPending", message: texts.cash, redirection: null };
}

const texts = {
  cash: {
    fr: "Votre code de paiement en espèces est prêt.",
    ar: "رمز الأداء نقدا جاهز.",
  },
  card: {
    fr: "Vous allez être redirigé vers la page de paiement sécurisée.",
    ar: "ستتم إحالتكم على صفحة الأداء الآمنة.",
  },
  balance: {
    fr: "Votre commande est payée avec votre solde.",
    ar: "تم أداء ثمن طلبكم من رصيدكم.",
  },
  onTerm: {
    fr: "Votre commande est portée sur votre compte à terme.",
    ar: "تم تقييد طلبكم في حسابكم بالأداء الآجل.",
  },
  method: {
    fr: "Votre compte ne permet pas ce mode de paiement.",
    ar: "لا يسمح حسابكم بطريقة الأداء هذه.",
  },
  insufficient: {
    fr: "Votre solde ne suffit pas pour payer cette commande.",
    ar: "رصيدكم لا يكفي لأداء ثمن هذا الطلب.",
  },
} as const satisfies Record<string, Messages>;
