import type { Messages } from "../../platform/http/index.ts";
import type { ToldOrder } from "./data.ts";

/** How orders and their parts are called in letters. */
export const orderWords = {
  reference: { fr: "Référence", ar: "المرجع" },
  kind: { fr: "Commande", ar: "نوع الطلب" },
  dates: { fr: "Dates de parution", ar: "تواريخ النشر" },
  total: { fr: "Total TTC", ar: "المبلغ الإجمالي مع احتساب الرسوم" },
} as const satisfies Record<string, Messages>;

export const kinds: Readonly<Record<ToldOrder["kind"], Messages>> = {
  ad: { fr: "Annonce", ar: "إعلان" },
  journal: { fr: "Exemplaires du journal", ar: "نسخ من الجريدة" },
  subscription: { fr: "Abonnement", ar: "اشتراك" },
  topup: { fr: "Rechargement du solde", ar: "شحن الرصيد" },
};
