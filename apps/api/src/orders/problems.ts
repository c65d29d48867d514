import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { type Messages, notFound, ProblemError } from "../platform/http/index.ts";

export const orderNotFound = () =>
  notFound({ fr: "Cette commande est introuvable.", ar: "هذا الطلب غير موجود." });

/** An order that waits for nothing any more, whatever the caller wants of it. */
export function orderClosed(status: number): ProblemError {
  const messages = status === ORDER_STATUS_CODES.cancelled ? texts.cancelled : texts.settled;
  return new ProblemError(409, "ORDER_CLOSED", messages);
}

export const datePassed = () => new ProblemError(409, "DATE_PASSED", datePassedMessage);

export const ceilingExceeded = () => new ProblemError(409, "CEILING_EXCEEDED", ceilingMessage);

/** What a business above its ceiling reads in place of the pay button. */
export const ceilingMessage: Messages = {
  fr: "Le plafond de votre compte est dépassé. Veuillez payer vos factures en cours.",
  ar: "لقد تجاوزتم السقف المحدد لحسابكم. المرجو تسوية فواتيركم الجارية.",
};

/** What stands in place of a payment once it is too late. */
export const datePassedMessage: Messages = {
  fr: "La date de parution est trop proche ou dépassée : cette commande ne peut plus être payée.",
  ar: "تاريخ النشر قريب جدا أو قد فات: لم يعد ممكنا أداء ثمن هذا الطلب.",
};

/** What stands in place of a payment that is too late among orders, and still in time among ads. */
export const payableFromAdsMessage: Messages = {
  fr: "« Mes commandes » ne prend plus ce paiement à moins de 48 heures de la parution : payez depuis « Mes annonces ».",
  ar: "لم يعد الأداء ممكنا من «طلباتي» قبل النشر بأقل من 48 ساعة: أدوا الثمن من «إعلاناتي».",
};

const texts = {
  cancelled: { fr: "Cette commande est annulée.", ar: "تم إلغاء هذا الطلب." },
  settled: { fr: "Cette commande est déjà payée.", ar: "سبق أداء ثمن هذا الطلب." },
} as const satisfies Record<string, Messages>;
