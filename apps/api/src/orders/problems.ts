import type { placeJournal } from "@parution/contract/journal";
import type { placeAd } from "@parution/contract/orders";
import type { placeSubscription } from "@parution/contract/subscriptions";
import type { Centimes } from "@parution/rules/money";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import {
  conflict,
  type Messages,
  type MessagesOf,
  notFound,
  ProblemError,
} from "../platform/http/problems.ts";

export const orderNotFound = () =>
  notFound({ fr: "Cette commande est introuvable.", ar: "هذا الطلب غير موجود." });

/** Refusal of any action on a closed order. */
export function orderClosed(status: number): ProblemError {
  const { cancelled, processing } = ORDER_STATUS_CODES;
  const settled = status === processing ? texts.charged : texts.settled;
  return conflict("ORDER_CLOSED", status === cancelled ? texts.cancelled : settled);
}

export const datePassed = () => conflict("DATE_PASSED", datePassedMessage);

export const ceilingExceeded = () => conflict("CEILING_EXCEEDED", ceilingMessage);

/** Message in place of the pay button for a business above its ceiling. */
export const ceilingMessage: Messages = {
  fr: "Le plafond de votre compte est dépassé. Veuillez payer vos factures en cours.",
  ar: "لقد تجاوزتم السقف المحدد لحسابكم. المرجو تسوية فواتيركم الجارية.",
};

/** Message in place of a payment once it is too late. */
export const datePassedMessage: Messages = {
  fr: "La date de parution est trop proche ou dépassée : cette commande ne peut plus être payée.",
  ar: "تاريخ النشر قريب جدا أو قد فات: لم يعد ممكنا أداء ثمن هذا الطلب.",
};

/** Variant of {@link datePassedMessage} for an order that would be charged to its account. */
export const chargeDatePassedMessage: Messages = {
  fr: "La date de parution est trop proche ou dépassée : cette commande ne peut plus être portée sur votre compte.",
  ar: "تاريخ النشر قريب جدا أو قد فات: لم يعد ممكنا تقييد هذا الطلب في حسابكم.",
};

/** Variant of {@link payableFromAdsMessage} for an order that would be charged to its account. */
export const chargeableFromAdsMessage: Messages = {
  fr: "« Mes commandes » ne confirme plus cette commande si près de la parution : confirmez-la depuis « Mes annonces ».",
  ar: "لم يعد تأكيد هذا الطلب ممكنا من «طلباتي» لقرب موعد النشر: أكدوه من «إعلاناتي».",
};

/** Message in place of a payment that is too late among orders, and still in time among ads. */
export const payableFromAdsMessage: Messages = {
  fr: "« Mes commandes » ne prend plus ce paiement si près de la parution : payez depuis « Mes annonces ».",
  ar: "لم يعد الأداء ممكنا من «طلباتي» لقرب موعد النشر: أدوا الثمن من «إعلاناتي».",
};

const texts = {
  cancelled: { fr: "Cette commande est annulée.", ar: "تم إلغاء هذا الطلب." },
  charged: {
    fr: "Cette commande est déjà portée sur votre compte.",
    ar: "سبق تقييد هذا الطلب في حسابكم.",
  },
  settled: { fr: "Cette commande est déjà payée.", ar: "سبق أداء ثمن هذا الطلب." },
} as const satisfies Record<string, Messages>;

/** @throws ProblemError 409 with the right price when another was shown (docs/domain/prices.md#server-price). */
export function requirePrice(shown: Centimes, right: Centimes): void {
  if (shown === right) return;
  const fields: MessagesOf<typeof placeAd | typeof placeJournal | typeof placeSubscription> = {
    total: [text],
  };
  throw new ProblemError(409, "PRICE_CHANGED", text, fields, { details: { total: right } });
}

const text: Messages = {
  fr: "Le prix a changé : vérifiez le nouveau montant avant de commander.",
  ar: "تغير الثمن: المرجو التحقق من المبلغ الجديد قبل تأكيد الطلب.",
};
