import type { CallAnswer, Language } from "@parution/contract/call";
import type { readRecap } from "@parution/contract/orders";
import { type OrderKind, type OrderStatus, orderStatusOf } from "@parution/rules/orders";
import { PAYMENT_METHOD_CODES, type PaymentMethod } from "@parution/rules/payment";

import type { Messages } from "../platform/http/index.ts";

type Badge = CallAnswer<typeof readRecap>["badge"];

const statuses: Readonly<Record<OrderStatus, readonly [look: string, label: Messages]>> = {
  unpaid: ["warning", { fr: "À payer", ar: "في انتظار الأداء" }],
  processing: ["info", { fr: "En cours de traitement", ar: "قيد المعالجة" }],
  paid: ["success", { fr: "Payée", ar: "مؤدى" }],
  paymentPending: ["warning", { fr: "Paiement en attente", ar: "الأداء في الانتظار" }],
  cancelled: ["danger", { fr: "Annulée", ar: "ملغى" }],
  topUpAwaiting: ["warning", { fr: "Recharge à payer", ar: "تعبئة في انتظار الأداء" }],
};

/** The state of an order as shown; `look` is a tone of the portal's badges. */
export function orderBadge(status: number, language: Language): Badge {
  const [look, label] = statuses[orderStatusOf(status)];
  return { look, label: label[language] };
}

/** What an order is for, as shown. */
export const orderKindLabel: Readonly<Record<OrderKind, Messages>> = {
  ad: { fr: "Annonce", ar: "إعلان" },
  journal: { fr: "Journaux", ar: "جرائد" },
  subscription: { fr: "Abonnement", ar: "اشتراك" },
  topup: { fr: "Recharge du solde", ar: "تعبئة الرصيد" },
};

const methods = Object.keys(PAYMENT_METHOD_CODES) as readonly PaymentMethod[]; // its own keys

/** The method that a code stands for (readings F3). */
export function paymentMethodOf(code: number | null): PaymentMethod | null {
  return methods.find((method) => PAYMENT_METHOD_CODES[method] === code) ?? null;
}
