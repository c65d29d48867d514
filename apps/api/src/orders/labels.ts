import type { CallAnswer, Language } from "@parution/contract/call";
import type { readRecap } from "@parution/contract/orders";
import type { Centimes } from "@parution/rules/money";
import {
  awaitsPayment,
  type OrderKind,
  orderStatusOf,
  type ShownOrderStatus,
  shownOrderStatus,
} from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES, type PaymentMethod } from "@parution/rules/payment";
import { permissionsOfCaller } from "../access/index.ts";
import { mediumOf } from "../calendar/index.ts";
import { type CreditCondition, fitsCeiling } from "../ledger/index.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";

type Badge = CallAnswer<typeof readRecap>["badge"];

const statuses: Readonly<Record<ShownOrderStatus, readonly [variant: string, label: Messages]>> = {
  unpaid: ["warning", { fr: "À payer", ar: "في انتظار الأداء" }],
  toConfirm: ["warning", { fr: "À confirmer", ar: "في انتظار التأكيد" }],
  processing: ["info", { fr: "En cours de traitement", ar: "قيد المعالجة" }],
  onAccount: ["info", { fr: "Sur votre compte", ar: "مقيد في حسابكم" }],
  paid: ["success", { fr: "Payée", ar: "مؤدى" }],
  paymentPending: ["warning", { fr: "Paiement en attente", ar: "الأداء في الانتظار" }],
  cancelled: ["danger", { fr: "Annulée", ar: "ملغى" }],
  topUpAwaiting: ["warning", { fr: "Recharge à payer", ar: "تعبئة في انتظار الأداء" }],
};

/**
 * The state of an order as shown; `variant` is a tone of the portal's badges.
 * @param onTerm true when it is charged to its account in place of a payment
 */
export function orderBadge(status: number, language: Language, onTerm: boolean): Badge {
  const [variant, label] = statuses[shownOrderStatus(orderStatusOf(status), onTerm)];
  return { variant, label: label[language] };
}

/** Subject of an order, for display. */
export const orderKindLabel: Readonly<Record<OrderKind, Messages>> = {
  ad: { fr: "Annonce", ar: "إعلان" },
  journal: { fr: "Journaux", ar: "جرائد" },
  subscription: { fr: "Abonnement", ar: "اشتراك" },
  topup: { fr: "Recharge du solde", ar: "تعبئة الرصيد" },
};

const methods = Object.keys(PAYMENT_METHOD_CODES) as readonly PaymentMethod[]; // its own keys

/** The method that a code stands for. */
export function paymentMethodOf(code: number | null): PaymentMethod | null {
  return methods.find((method) => PAYMENT_METHOD_CODES[method] === code) ?? null;
}

/** The columns of a support that stands beside an order or an ad. */
export interface SupportColumns {
  readonly support_id: number;
  readonly support_label: string;
  readonly support_slug: string;
  readonly channel_id: 1 | 2;
  readonly fixed_price: boolean;
}

/** The support of an order or an ad, as its answers show it. */
export function summariseSupport(row: SupportColumns) {
  return {
    id: row.support_id,
    label: row.support_label,
    slug: row.support_slug,
    medium: mediumOf(row.channel_id),
    fixedPrice: row.fixed_price,
  };
}

/** The columns of a support that may not be there. */
export type JoinedSupport = {
  readonly [Column in keyof SupportColumns]: SupportColumns[Column] | null;
};

/** The support of an order; null when the order is of none, as a top-up may be. */
export function summariseJoinedSupport(row: JoinedSupport) {
  const { support_id, support_label, support_slug, channel_id, fixed_price } = row;
  const isKnown =
    support_id !== null &&
    support_label !== null &&
    support_slug !== null &&
    channel_id !== null &&
    fixed_price !== null;
  if (!isKnown) return null;
  return summariseSupport({ support_id, support_label, support_slug, channel_id, fixed_price });
}

interface Waiting {
  readonly kind: OrderKind;
  readonly status: number;
  readonly total: Centimes;
}

/** True when the ceiling is exceeded, or would be by this order. */
export function isOverCeiling(
  order: Waiting,
  { ceiling, owed, exceeded }: CreditCondition,
  identity: Identity,
): boolean {
  const overflows = awaitsPayment(order) && !fitsCeiling(ceiling, owed, order.total);
  return permissionsOfCaller(identity).hasCeiling && (exceeded || overflows);
}

interface Chargeable {
  readonly kind: OrderKind;
  readonly status: number;
  readonly payment_method: number | null;
}

/** True when an order is charged to its account in place of a payment, or will be once it is confirmed. */
export function isChargedOnTerm(order: Chargeable, identity: Identity): boolean {
  if (paymentMethodOf(order.payment_method) === "onTerm") return true;
  const isToCharge = order.kind !== "topup" && awaitsPayment(order);
  return isToCharge && permissionsOfCaller(identity).paysOnTerm;
}
